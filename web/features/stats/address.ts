import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { ExplainedFigure, StatScope } from '#domain/explanation.ts';
import { paths } from '#web/lib/paths.ts';
import type { StatsSearch } from './search.ts';

/** The figure that is explained. */
export interface Target {
  scope: StatScope;
  figure: ExplainedFigure;
  key?: string | undefined;
  /** the year of a bar of amounts */
  in?: string | undefined;
}

/** The search parameters that open an explanation. */
function addressOf({ scope, figure, key, in: of_year }: Target): StatsSearch {
  return {
    of: `${scope}.${figure}`,
    ...(key !== undefined && { key }),
    ...(of_year !== undefined && { in: of_year }),
  };
}

type Change = { [Name in keyof StatsSearch]?: string | undefined };

/** The search parameters with a change; undefined removes one. */
function changed(search: StatsSearch, change: Change): StatsSearch {
  return Object.fromEntries(
    Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined),
  );
}

const closed = { of: undefined, key: undefined, in: undefined };

/** Navigates within the screen: to an explanation and back, to another filter, to another order. */
export function useAddress() {
  const search = useSearch({ from: paths.stats });
  const navigate = useNavigate();
  const { history } = useRouter();
  const go = (next: StatsSearch, replace: boolean) =>
    void navigate({ to: paths.stats, search: next, replace, resetScroll: false });
  return {
    search,
    /** The search parameters of a link that explains a figure. */
    explaining: (target: Target) => changed(search, { ...closed, ...addressOf(target) }),
    explain: (target: Target) => go(changed(search, { ...closed, ...addressOf(target) }), false),
    /** The search parameters of a link to the figures of other cruises. */
    showing: (scope: StatScope) => changed(search, { ...closed, scope }),
    /** Goes back in the history if it was opened from here, so that the next Back leaves the screen. */
    close: () => {
      if (history.canGoBack()) history.back();
      else go(changed(search, closed), true);
    },
    narrow: (change: Change) => go(changed(search, { ...closed, ...change }), false),
    order: (change: { countries?: string; ports?: string }) => go(changed(search, change), true),
  };
}
