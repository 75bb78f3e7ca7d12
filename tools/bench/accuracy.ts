// Measures the accuracy on the three sets of the corpus, including pictures.
import { scoreDocument } from '../score/document.ts';
import { figuresOf } from '../score/figures.ts';
import { openFolder } from '../score/folder.ts';
import { predictionOf } from '../score/prediction.ts';
import { readAll } from '../score/reading.ts';
import { folderOf, type SetName } from '../score/set.ts';
import { predictionIn, type Values } from '../score/truth.ts';
import type { Verdict } from './figures-targets.ts';

/** The target of the development set; for the others the figure is only printed. */
const LEAST_F1 = 0.97;
const LEAST_PRECISION = 0.98;

export async function measureAccuracy(): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const name of ['examples', 'tuning', 'kept'] as const) verdicts.push(...(await verdictsOf(name)));
  return verdicts;
}

async function verdictsOf(name: SetName): Promise<Verdict[]> {
  const { documents, truths } = openFolder(folderOf(name));
  const read = new Map<string, Values>();
  await readAll(documents, ({ file, outcome }) => void read.set(file.id, predictionOf(outcome)));
  const scored = truths.map((truth) => scoreDocument(truth, predictionIn(read.get(truth.id) ?? null)));
  const { f1, precision } = figuresOf(scored);
  const least = name === 'examples' ? LEAST_F1 : 0;
  return [
    {
      what: `F1 of the set "${name}"`,
      measured: f1.toFixed(3),
      target: least === 0 ? 'told only' : `at least ${least}`,
      isMet: f1 >= least,
    },
    {
      what: `precision of the set "${name}"`,
      measured: precision.toFixed(3),
      target: `at least ${LEAST_PRECISION}`,
      isMet: precision >= LEAST_PRECISION,
    },
  ];
}
