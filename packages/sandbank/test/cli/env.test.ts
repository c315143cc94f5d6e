import { execFileSync } from "node:child_process";
import { parseEnv } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { pickAddress, writeServerFile } from "../../src/cli/server/server-file.ts";
import { cli, emptyDirectory } from "../support/cli.ts";
import { startFrozen } from "../support/servers.ts";

test.each(["a$HOME#b", "x;echo_INJECTED", "back`id`tick", `q'u"ote`, "it's#$HOME", "it's", "a\\nb", "(a)&b|c<d>!*?~"])(
  "sandbank env prints the token %j so that a shell and a reader of .env files read it unchanged",
  async (token) => {
    const server = await startFrozen({ token });
    onTestFinished(() => server.stop());
    const io = { env: { XDG_RUNTIME_DIR: emptyDirectory }, err: () => {} };
    onTestFinished(writeServerFile(io, { ...pickAddress(server), pid: process.pid }));

    const { out } = await cli(["env", "--url", server.url, "--format", "shell"]);
    const printed = execFileSync("sh", ["-c", `eval "$1"; printf %s "$SANDBANK_ADMIN_TOKEN"`, "sh", out], { env: {} });
    expect(String(printed)).toBe(token);
    expect(parseEnv((await cli(["env", "--url", server.url])).out)["SANDBANK_ADMIN_TOKEN"]).toBe(token);
  },
);
