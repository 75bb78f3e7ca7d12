import type { KeyboardEvent } from 'react';

/**
 * The element of a row that an arrow, Home or End leads to from the one that has the focus; the row runs round.
 *
 * @param selector of the elements within the row
 * @returns undefined for other keys; the page does not scroll by those it answers
 */
export function neighbourByKey(
  event: KeyboardEvent<HTMLElement>,
  row: Element | null | undefined,
  selector: string,
): HTMLElement | undefined {
  const { key, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  // Alt and an arrow are the browser's way back
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const all = [...(row?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const at = all.indexOf(currentTarget);
  const by = currentTarget.matches(':dir(rtl)') ? -1 : 1;
  const targets: Record<string, number> = {
    ArrowRight: (at + by) % all.length,
    ArrowLeft: (at - by) % all.length,
    Home: 0,
    End: -1,
  };
  const to = targets[key];
  if (to === undefined) return undefined;
  event.preventDefault();
  return all.at(to);
}
