import type { Attention } from '#contract/dashboard.ts';

type Due = Pick<Attention, 'kind' | 'due_on'>;

/** The points in their order, but overdue payments first. */
export function byUrgency<Point extends Due>(points: readonly Point[], today: string): Point[] {
  return points.toSorted((a, b) => Number(isOverdue(b, today)) - Number(isOverdue(a, today)));
}

/** @param today the reader's calendar day, `YYYY-MM-DD` */
export function isOverdue({ kind, due_on }: Due, today: string): boolean {
  return kind === 'final_payment' && due_on !== null && due_on < today;
}
