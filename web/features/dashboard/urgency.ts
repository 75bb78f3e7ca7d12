import type { Attention } from '#contract/dashboard.ts';

type Due = Pick<Attention, 'kind' | 'due_on' | 'estimated_days_before'>;

/** The points in their order, but overdue payments first. */
export function byUrgency<Point extends Due>(points: readonly Point[], today: string): Point[] {
  return points.toSorted((a, b) => Number(isOverdue(b, today)) - Number(isOverdue(a, today)));
}

/**
 * Whether a payment is overdue; an estimate that nobody confirmed is not.
 * @param today the reader's calendar day, `YYYY-MM-DD`
 */
export function isOverdue({ kind, due_on, estimated_days_before }: Due, today: string): boolean {
  return kind === 'final_payment' && estimated_days_before === null && due_on !== null && due_on < today;
}
