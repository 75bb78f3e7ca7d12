// Reads a folder of booking documents and writes what it makes of each: `npm run score -- DIR [OUT]`.
// One `NNN.json` for each document, in the form of the truths beside the corpus (corpus/README.md); OUT is DIR/predictions
// unless named. With truths beside them (DIR/truth or DIR/../truth) the figures are printed too.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { readDocument } from '#extraction/read.ts';
import { predictionOf } from './score/prediction.ts';

const [given = 'corpus/tuning', out] = process.argv.slice(2);
const documents = existsSync(join(given, 'documents')) ? join(given, 'documents') : given;
const target = resolve(out ?? join(given, 'predictions'));
mkdirSync(target, { recursive: true });
const files = readdirSync(documents).filter((file) => !file.startsWith('.') && statSync(join(documents, file)).isFile());
for (const file of files.toSorted()) {
  const bytes = new Uint8Array(readFileSync(join(documents, file)));
  const started = performance.now();
  const { outcome } = await readDocument(bytes);
  const name = basename(file, extname(file));
  writeFileSync(join(target, `${name}.json`), `${JSON.stringify(predictionOf(outcome), null, 1)}\n`);
  console.log(`${file.padEnd(16)} ${outcome.outcome.padEnd(14)} ${Math.round(performance.now() - started)} ms`);
}
