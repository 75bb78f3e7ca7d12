// The targets for the figures of 1,000 cruises: at most 150 ms, and no more than linear growth.
import type { Figure } from './figures.ts';

/** Of `GET stats` and `GET dashboard` with 1,000 cruises. */
const MOST_FIGURES_MS = 150;
/** Linear growth, plus the variation between two medians of one run. */
const MOST_GROWTH = 1.2;
/** A repeated dashboard of 1,000 cruises is as quick as one of 10, but for its bytes. */
const MOST_REPEATED_TIMES = 1.5;

export interface Verdict {
  readonly what: string;
  readonly measured: string;
  readonly target: string;
  readonly isMet: boolean;
}

export function judgeFigure({ path, cruises, milliseconds, growth }: Figure): Verdict[] {
  const what = `${path}, ${cruises} cruises`;
  return [
    ...(cruises === 1000
      ? [
          {
            what,
            measured: `${milliseconds.toFixed(0)} ms`,
            target: `at most ${MOST_FIGURES_MS} ms at the median`,
            isMet: milliseconds <= MOST_FIGURES_MS,
          },
        ]
      : []),
    ...(growth === null
      ? []
      : [
          {
            what: `${what}, each`,
            measured: growth.toFixed(2),
            target: `at most ${MOST_GROWTH.toFixed(1)} times one of the next smaller life`,
            isMet: growth <= MOST_GROWTH,
          },
        ]),
  ];
}

export function judgeRepeated(figures: readonly Figure[]): Verdict {
  const repeated = (wanted: number) =>
    figures.find(({ path, cruises }) => path === 'dashboard' && cruises === wanted)?.repeated_ms ??
    Number.NaN;
  const times = repeated(1000) / repeated(10);
  return {
    what: 'dashboard repeated, 1000 cruises',
    measured: times.toFixed(2),
    target: `at most ${MOST_REPEATED_TIMES.toFixed(1)} times one of 10 cruises`,
    isMet: times <= MOST_REPEATED_TIMES,
  };
}
