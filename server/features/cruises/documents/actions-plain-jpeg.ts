/** The frame, its tables and its scan: all that a kept photograph has. */
const plain_markers = new Set([0xc0, 0xc4, 0xda, 0xdb, 0xdd]);
const start_of_scan = 0xda;
const end_of_picture = 0xd9;

/**
 * Whether a JPEG is a picture and nothing else: no data of the camera, no comment, and nothing behind its end, where some
 * phones put a film.
 */
export function isPlainJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff_d8) return false;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at] === 0xff ? bytes[at + 1] : undefined;
    if (marker === undefined || !plain_markers.has(marker)) return false;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker !== start_of_scan) continue;
    at = endOfScan(bytes, at);
    if (bytes[at + 1] === end_of_picture) return at + 2 === bytes.length;
  }
  return false;
}

/** The next marker: within a scan, ff is followed by zero, or by the number of a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
