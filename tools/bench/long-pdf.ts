// A booking of three pages: none in the corpus is that long, so the longest gets its first page again at the end.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../score/set.ts';

const PAGES = 3;

/** Appends to the file, as editors with incremental saving do. */
export function threePages(): Uint8Array<ArrayBuffer> {
  const file = readFileSync(join(folderOf('tuning'), 'documents/107.pdf'), 'latin1');
  const [, tree, kids] = /(\d+) 0 obj\s<<\/Type \/Pages\s+\/Count 2\s+\/Kids \[([^\]]*)\]/.exec(file) ?? [];
  const first = Number(/^\d+/.exec(kids ?? '')?.[0]);
  const page = new RegExp(String.raw`(?<=\n)${first} 0 obj\s(<<.*?>>)\s*endobj`, 's').exec(file)?.[1];
  const [, size, root] = /trailer\s<<\/Size (\d+)\s+\/Root (\d+ 0 R)/.exec(file) ?? [];
  const before = /startxref\s(\d+)/.exec(file)?.[1];
  if (!tree || !page || !size || !before) throw new Error('107.pdf is not as it was.');
  let whole = `${file}\n`;
  const places = [
    [tree, `<</Type /Pages /Count ${PAGES} /Kids [${kids} ${size} 0 R]>>`],
    [size, page],
  ].map(([number, body]) => {
    const place = whole.length;
    whole += `${number} 0 obj\n${body}\nendobj\n`;
    return `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = whole.length;
  const trailer = `<</Size ${Number(size) + 1} /Root ${root} /Prev ${before}>>`;
  whole += `xref\n${places.join('')}trailer\n${trailer}\nstartxref\n${table}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(whole, 'latin1'));
}
