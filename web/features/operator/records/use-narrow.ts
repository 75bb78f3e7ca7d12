import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { paths } from '#web/lib/paths.ts';
import { useIsLeaving } from '#web/lib/use-is-leaving.ts';
import type { OperatorSearch } from '../search.ts';

/** The filters of a list, which stand in its address. */
export function useNarrow() {
  const { section } = useParams({ from: paths.operator_section });
  const search: OperatorSearch = useSearch({ from: paths.operator_section });
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();

  /** An empty text removes a filter. */
  function narrow(change: OperatorSearch): void {
    if ('q' in change && isLeaving()) return;
    const changed = Object.entries({ ...search, ...change }).filter(([, value]) => Boolean(value));
    void navigate({
      to: paths.operator_section,
      params: { section },
      search: Object.fromEntries(changed),
      replace: true,
      resetScroll: false,
    });
  }

  return { search, narrow };
}
