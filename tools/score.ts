// `npm run score -- DIR [OUT]`: reads a folder of booking documents, of any name and kind, and writes the reading of
// each: `001.pdf` becomes `001.json`, in the form of the truths (corpus/README.md). DIR is a folder of documents, and
// the readings are written beside them; or it contains a folder `documents`, and they are written to DIR/predictions.
// OUT, or `--out OUT`, is another place. With truths (DIR/truth) the figures are printed.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { scoreDocument } from './score/document.ts';
import { printFigures } from './score/figures.ts';
import { isFolder, openFolder } from './score/folder.ts';
import { predictionOf } from './score/prediction.ts';
import { readAll } from './score/reading.ts';
import { predictionIn, type Values } from './score/truth.ts';

const USAGE = 'npm run score -- DIR [OUT]: reads the documents in DIR and writes one JSON each.';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const [given, place] = positionals;

/** Resolves a path from the caller's folder, as npm runs scripts in the folder of the package. */
function fromCaller(path: string): string {
  return existsSync(path) ? resolve(path) : resolve(process.env['INIT_CWD'] ?? '.', path);
}

function giveUp(sentence: string): never {
  console.error(`${sentence}\n${USAGE}`);
  process.exit(2);
}

if (given === undefined) giveUp('No folder is named.');
const folder = fromCaller(given);
if (!isFolder(folder)) giveUp(`${folder} is no folder.`);
const { documents, predictions, truths, is_kept } = openFolder(folder);
if (documents.length === 0) giveUp(`${folder} holds no document.`);
const out = values.out ?? place;
const target = out === undefined ? predictions : fromCaller(out);
mkdirSync(target, { recursive: true });

const read = new Map<string, Values>();
await readAll(documents, ({ file, outcome, milliseconds }) => {
  const prediction = predictionOf(outcome);
  read.set(file.id, prediction);
  writeFileSync(join(target, `${file.id}.json`), `${JSON.stringify(prediction, null, 1)}\n`);
  if (is_kept) return;
  const why = 'reason' in outcome ? outcome.reason : `${outcome.proposals.length}`;
  const what = `${basename(file.path).padEnd(16)} ${outcome.outcome} (${why})`;
  console.log(`${what.padEnd(46)} ${Math.round(milliseconds)} ms`);
});
if (truths.length > 0) {
  const scored = truths.map((truth) => scoreDocument(truth, predictionIn(read.get(truth.id) ?? null)));
  printFigures(scored, is_kept);
}
console.log(`\n${read.size} documents read; one JSON each is in ${target}`);
