// Right, made up and missing values: each value of a truth or a prediction counts once, a wrong one as both made up and
// missing.

export interface Count {
  tp: number;
  fp: number;
  fn: number;
}

export class Tally {
  readonly fields = new Map<string, Count>();

  add(field: string, { tp = 0, fp = 0, fn = 0 }: Partial<Count>): void {
    const count = this.fields.get(field) ?? { tp: 0, fp: 0, fn: 0 };
    this.fields.set(field, { tp: count.tp + tp, fp: count.fp + fp, fn: count.fn + fn });
  }

  addAll(other: Tally): void {
    for (const [field, count] of other.fields) this.add(field, count);
  }

  get sum(): Count {
    const sum = { tp: 0, fp: 0, fn: 0 };
    for (const { tp, fp, fn } of this.fields.values()) {
      sum.tp += tp;
      sum.fp += fp;
      sum.fn += fn;
    }
    return sum;
  }
}

/** 1 if there was nothing to find and nothing was made up. */
export function ratesOf({ tp, fp, fn }: Count): { precision: number; recall: number; f1: number } {
  return {
    precision: tp + fp === 0 ? 1 : tp / (tp + fp),
    recall: tp + fn === 0 ? 1 : tp / (tp + fn),
    f1: tp + fp + fn === 0 ? 1 : (2 * tp) / (2 * tp + fp + fn),
  };
}
