/** Compresses a text to URL-safe Base64. Also runs in browsers. */
export async function deflateText(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  // Converts parts of the bytes, because each byte is an argument of the call.
  let binary = "";
  for (let from = 0; from < bytes.length; from += PART) {
    binary += String.fromCharCode(...bytes.subarray(from, from + PART));
  }
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const PART = 8_192;

/** Decompresses the output of `deflateText`. Rejects for other text. */
export async function inflateText(deflated: string): Promise<string> {
  const binary = atob(deflated.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const whole = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(whole).arrayBuffer());
}
