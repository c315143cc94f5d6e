/**
 * The parts of Jest that this package uses. Every Jest runtime provides this module, even if the package is not
 * installed.
 */
declare module "@jest/globals" {
  export function afterAll(hook: () => Promise<void>): void;
  export function afterEach(hook: () => Promise<void>): void;
  export function beforeEach(hook: () => Promise<void>): void;
  export const expect: {
    extend(matchers: object): void;
    getState(): {
      readonly testPath?: string;
      readonly currentTestName?: string;
      /** Since Jest 29.6. */
      readonly currentConcurrentTestName?: () => string | undefined;
    };
  };
}
