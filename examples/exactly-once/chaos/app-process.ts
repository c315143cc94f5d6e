import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

/** The process ends when the program that started it ends, also if that is killed. */
const orphanEnds = "data:text/javascript,process.once('disconnect',()=>process.exit())";

/** A process of the app, which can be killed and started again. */
export class AppProcess {
  readonly #program: URL;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #log = "";
  #port = 0;

  constructor(program: URL, env: NodeJS.ProcessEnv) {
    this.#program = program;
    this.#env = env;
  }

  /** Starts the process, and resolves when it listens. */
  async start(): Promise<void> {
    const child = fork(this.#program, {
      env: { ...process.env, ...this.#env, PORT: "0" },
      execArgv: [...process.execArgv, "--import", orphanEnds],
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.#child = child;
    this.#log = "";
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.#log = (this.#log + chunk).slice(-10_000);
        const [, port] = /Listening on port (\d+)/.exec(this.#log) ?? [];
        if (port === undefined) return;
        this.#port = Number(port);
        resolve();
      };
      child.stdout?.on("data", read);
      child.stderr?.on("data", read);
      child.once("exit", () => reject(new Error(`A process of the app ended: ${this.#log}`)));
    });
  }

  /** Kills the process with SIGKILL. Rejects if it had ended by itself. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    this.#child = undefined;
    const exit = once(child, "exit");
    if (!child.kill("SIGKILL")) throw new Error(`A process of the app ended: ${this.#log}`);
    await exit;
  }

  /** Sends it a webhook. Resolves to whether it responded with 200. */
  async deliver(init: RequestInit): Promise<boolean> {
    try {
      const response = await fetch(`http://127.0.0.1:${this.#port}/webhooks`, init);
      await response.arrayBuffer();
      return response.status === 200;
    } catch {
      return false; // the process is not running, or was killed meanwhile
    }
  }
}
