/** A picture in black and white. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly isBlack: (x: number, y: number) => boolean;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Encodes a picture as a PNG (RFC 2083): grayscale, one bit for each pixel, without compression. */
export function encodePng(picture: Picture): Uint8Array {
  const { width, height } = picture;
  const [depth, grayscale] = [1, 0];
  const header = [...word(width), ...word(height), depth, grayscale, 0, 0, 0];
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk("IHDR", header),
    ...chunk("IDAT", stored(encodeRows(picture))),
    ...chunk("IEND", []),
  ]);
}

/** Each row begins with the byte of its filter: 0 for none. */
function encodeRows({ width, height, isBlack }: Picture): number[] {
  const bytes: number[] = [];
  for (let y = 0; y < height; y++) {
    bytes.push(0);
    for (let x = 0; x < width; x += 8) {
      let bits = 0;
      for (let bit = 0; bit < 8; bit++) bits = (bits << 1) | (x + bit < width && isBlack(x + bit, y) ? 0 : 1);
      bytes.push(bits);
    }
  }
  return bytes;
}

/** A zlib stream (RFC 1950) with one stored block of up to 65,535 bytes. */
function stored(bytes: readonly number[]): number[] {
  const { length } = bytes;
  const size = [length & 0xff, length >>> 8];
  return [0x78, 0x01, 0x01, ...size, ...size.map((byte) => byte ^ 0xff), ...bytes, ...word(adler32(bytes))];
}

function chunk(type: string, data: readonly number[]): number[] {
  const content = [...Array.from(type, (character) => character.charCodeAt(0)), ...data];
  return [...word(data.length), ...content, ...word(crc32(content))];
}

/** Four bytes, the most significant first. */
function word(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
}

function adler32(bytes: readonly number[]): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
}

function crc32(bytes: readonly number[]): number {
  let rest = 0xffff_ffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb8_8320 : 0);
  }
  return ~rest >>> 0;
}
