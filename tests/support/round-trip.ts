import type { File } from "@sandbank/contract";
import type { FetchHandler } from "@sandbank/engine/http";
import { describe, expect, test } from "vitest";

/** The base URL of a bank, its API key and a fetch for it. */
interface Mount {
  readonly fetch: FetchHandler;
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** Mounts a new bank for the duration of `use`. */
export type WithMount = (use: (mount: Mount) => Promise<void>) => Promise<void>;

const MIB = 2 ** 20;

/** Uploads and downloads Files as any client does, through a transport. */
export function testUploadsThrough(transport: string, withMount: WithMount): void {
  describe(`through ${transport}`, () => {
    test("returns an upload of any bytes up to 10 MiB unchanged (D-106)", () =>
      withMount(async (mount) => {
        const sent = largestFile();
        const { content = new Uint8Array(), ...answer } = await roundTrip(mount, sent);
        expect(answer).toMatchObject({ status: 200, type: "image/png", file: { filename: 'Schück "1".png' } });
        expect(isSame(content, sent)).toBe(true);
      }));

    test.each([1, MIB])("refuses an upload of 10 MiB and %i bytes with 400 (D-106)", (more) =>
      withMount(async (mount) => {
        const { status, file } = await roundTrip(mount, new Uint8Array(10 * MIB + more));
        expect([status, file.type]).toEqual([400, "malformed_request_error"]);
      }),
    );
  });
}

/** Bytes in which each value from 0 to 255 follows many others. */
function largestFile(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(10 * MIB);
  for (let index = 0; index < bytes.length; index++) bytes[index] = (index * 31 + (index >>> 8)) & 0xff;
  return bytes;
}

/** Uploads a File with the platform's FormData, and downloads it. */
async function roundTrip({ fetch, baseUrl, apiKey }: Mount, content: Uint8Array<ArrayBuffer>) {
  const headers = { authorization: `Bearer ${apiKey}` };
  const form = new FormData();
  form.append("purpose", "check_image_front");
  form.append("file", new Blob([content], { type: "image/png" }), 'Schück "1".png');
  const uploaded = await fetch(`${baseUrl}/files`, { method: "POST", headers, body: form });
  const file = (await uploaded.json()) as File;
  if (uploaded.status !== 200) return { status: uploaded.status, file };
  const downloaded = await fetch(`${baseUrl}/files/${file.id}/contents`, { headers });
  const type = downloaded.headers.get("content-type");
  return { status: uploaded.status, file, type, content: new Uint8Array(await downloaded.arrayBuffer()) };
}

/** Compares in one step, because an assertion would take minutes for ten million elements. */
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
