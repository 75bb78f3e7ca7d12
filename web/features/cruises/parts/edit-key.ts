import { useNavigate, useSearch } from '@tanstack/react-router';
import { paths } from '#web/lib/paths.ts';
import type { Side } from '#web/parts/cruise-parts/part-defaults.ts';
import { type EditKind, part_kinds } from '#web/parts/cruise-parts/part-fields.ts';

/**
 * The open editor, as the address names it: `flights.new-pre`, `payments.<id>`, `diary.new-2027-03-08`,
 * `price.cruise`.
 */
export interface OpenEditor {
  key: string;
  kind: EditKind;
  /** of the record; undefined for a new one */
  id: string | undefined;
  side: Side;
  /** of a new record for a certain day */
  day: string | undefined;
}

function readEditKey(key: string | undefined): OpenEditor | undefined {
  const [name, rest = ''] = key?.split('.') ?? [];
  const kind = [...part_kinds, 'diary' as const, 'price' as const].find((one) => one === name);
  if (key === undefined || kind === undefined || rest === '') return undefined;
  return {
    key,
    kind,
    id: rest.startsWith('new') ? undefined : rest,
    side: rest === 'new-post' ? 'post' : 'pre',
    day: /^new-(\d{4}-\d\d-\d\d)$/.exec(rest)?.[1],
  };
}

/** The one editor of the view. It has an address, so that a reload finds it open and Back closes it. */
export function useOpenEditor(cruise_id: string) {
  const { edit, tab } = useSearch({ from: paths.cruise_view });
  const navigate = useNavigate();
  const to = (next: string | undefined, replace: boolean) =>
    void navigate({
      to: paths.cruise_view,
      params: { id: cruise_id },
      search: { ...(tab !== undefined && { tab }), ...(next !== undefined && { edit: next }) },
      resetScroll: false,
      replace,
    });
  return {
    editor: readEditKey(edit),
    open: (key: string) => to(key, edit !== undefined),
    close: () => to(undefined, true),
  };
}
