// The figures of all documents of a set.
import type { DocumentScore } from './document.ts';
import { type Count, ratesOf, Tally } from './tally.ts';

export interface Figures {
  readonly count: Count;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly documents: number;
  /** with the right number of bookings, or the right reason for none */
  readonly right: number;
  readonly planted: number;
  /** the most costly first */
  readonly worst: readonly { readonly field: string; readonly count: Count; readonly f1: number }[];
}

export function figuresOf(documents: readonly DocumentScore[]): Figures {
  const tally = new Tally();
  for (const document of documents) tally.addAll(document.tally);
  const count = tally.sum;
  return {
    count,
    ...ratesOf(count),
    documents: documents.length,
    right: documents.filter(({ is_right }) => is_right).length,
    planted: documents.reduce((sum, { planted }) => sum + planted.length, 0),
    worst: [...tally.fields]
      .map(([field, of_field]) => ({ field, count: of_field, f1: ratesOf(of_field).f1 }))
      .toSorted((a, b) => a.f1 - b.f1 || b.count.fp + b.count.fn - a.count.fp - a.count.fn),
  };
}

const WORST = 5;

const perCent = (part: number) => `${(100 * part).toFixed(1)} %`;

/** @param is_kept prints no details that could be tuned on */
export function printFigures(documents: readonly DocumentScore[], is_kept: boolean): void {
  const { count, precision, recall, f1, right, planted, worst } = figuresOf(documents);
  const values = `${count.tp} values right, ${count.fp} made up or wrong, ${count.fn} missing or wrong`;
  console.log(`\n${documents.length} documents with a truth: ${values}`);
  console.log(`F1 ${perCent(f1)}, precision ${perCent(precision)}, recall ${perCent(recall)}`);
  console.log(`outcome right: ${right} of ${documents.length}; planted values taken: ${planted}`);
  if (is_kept) return;
  const wrong = documents.filter(({ is_right }) => !is_right);
  for (const { truth, outcome } of wrong)
    console.log(`  ${truth.document}: ${outcome} instead of ${truth.expect}`);
  console.log('the worst fields:');
  for (const { field, count: of_field, f1: rate } of worst.slice(0, WORST)) {
    const { tp, fp, fn } = of_field;
    console.log(
      `  ${field.padEnd(18)} F1 ${perCent(rate).padStart(7)}  right ${tp}, made up ${fp}, missing ${fn}`,
    );
  }
}
