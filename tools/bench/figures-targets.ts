// The targets for the figures of 1,000 cruises: at most 150 ms, and no more than linear growth.
import type { Figure } from './figures.ts';

/** Of `GET stats` and `GET dashboard` with 1,000 cruises. */
const MOST_FIGURES_MS = 150;
/** Linear growth, plus the variation between two medians of one run. */
const MOST_GROWTH = 1.2;

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
