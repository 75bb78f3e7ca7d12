import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { all_times } from './editor-rows.ts';

const columns: readonly string[] = ['port_name', ...all_times];

type FocusTarget = { key: string; name: 'port_name' | 'times' } | { after: string };

/**
 * Moves the focus through the days: Enter and the arrows go down a column, Enter at its end to the next column. On a
 * phone, whose key says "next", Enter moves on within the day and then to the next day.
 */
export function useFieldFocus(place: RefObject<HTMLElement | null>, onUndo: () => void) {
  const wanted = useRef<FocusTarget>(undefined);

  useEffect(() => {
    const want = wanted.current;
    if (want === undefined) return;
    wanted.current = undefined;
    const root = place.current;
    const rows = [...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex(({ dataset }) => dataset['row'] === ('after' in want ? want.after : want.key));
    const row = rows[at + ('after' in want ? 1 : 0)];
    const names = 'name' in want && want.name === 'times' ? [...all_times, 'port_name'] : columns;
    names
      .map((name) => row?.querySelector<HTMLElement>(`[data-field="${name}"]`))
      .find((field) => field !== null && field !== undefined)
      ?.focus();
  });

  const want = useCallback((next: FocusTarget) => {
    wanted.current = next;
  }, []);

  const onKey = useCallback(
    (event: KeyboardEvent<HTMLInputElement>): void => {
      const { key, currentTarget, shiftKey } = event;
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && key === 'z' && !shiftKey) {
        // the browser's own undo would revert letters of a field that has changed since
        event.preventDefault();
        onUndo();
      }
      const name = currentTarget.dataset['field'];
      if (name === undefined || !['Enter', 'ArrowDown', 'ArrowUp'].includes(key)) return;
      event.preventDefault();
      if (key === 'Enter' && isCommand) {
        currentTarget.form?.requestSubmit();
        return;
      }
      if (key === 'Enter' && matchMedia('(pointer: coarse)').matches) {
        nextTo(place.current, currentTarget)?.focus();
        return;
      }
      const column = fieldsOf(place.current, name);
      const by = key === 'ArrowUp' || shiftKey ? -1 : 1;
      const next = column[column.indexOf(currentTarget) + by];
      if (next !== undefined) next.focus();
      else if (key === 'Enter' && by === 1) firstAfter(place.current, name)?.focus();
    },
    [place, onUndo],
  );

  return { want, onKey };
}

function fieldsOf(root: HTMLElement | null, name: string): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(`[data-field="${name}"]`) ?? [])];
}

/** The next field in reading order. After the last one it is the Save button. */
function nextTo(root: HTMLElement | null, field: HTMLElement): HTMLElement | undefined {
  const all = [...(root?.querySelectorAll<HTMLElement>('[data-field], [type="submit"]') ?? [])];
  return all[all.indexOf(field) + 1];
}

/** The top of the next column, or the Save button. */
function firstAfter(root: HTMLElement | null, name: string): HTMLElement | undefined {
  const [next] = columns
    .slice(columns.indexOf(name) + 1)
    .flatMap((column) => fieldsOf(root, column).slice(0, 1));
  return next ?? root?.querySelector<HTMLElement>('[type="submit"]') ?? undefined;
}
