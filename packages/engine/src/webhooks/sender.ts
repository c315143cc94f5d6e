/** Whoever sends what is due. `wake` is called in the middle of other work, and must not touch the bank. */
export interface Sender {
  wake(): void;
}
