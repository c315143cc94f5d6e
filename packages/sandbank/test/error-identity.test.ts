import { expect, test, vi } from "vitest";

/** Loads the classes again, as a second install is another copy. */
async function copyOfSandbank() {
  vi.resetModules();
  const { AdminError, NoServerError } = await import("../src/client.ts");
  const { StartError } = await import("../src/errors/start-error.ts");
  return { AdminError, NoServerError, StartError };
}

test("`instanceof` recognizes the errors of every copy of the package, each by its own class", async () => {
  const [one, other] = [await copyOfSandbank(), await copyOfSandbank()];
  const errors = {
    AdminError: new one.AdminError({ type: "bank_not_found_error", status: 404, title: "None.", detail: "None." }),
    NoServerError: new one.NoServerError("No server."),
    StartError: new one.StartError("the port is in use"),
  };
  for (const [name, error] of Object.entries(errors)) {
    for (const classes of [one, other]) {
      const found = Object.entries(classes).filter(([, each]) => error instanceof each);
      expect(found.map(([each]) => each)).toEqual([name]);
    }
  }
});
