import type { KeyboardEvent } from 'react';

/**
 * Enter on a telephone's keypad is labelled "next", so it moves on, as an incomplete form must not be sent. After the
 * last field the keypad closes, and the Save button is in sight.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, nativeEvent, currentTarget } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return;
  if (!matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const inputs = [...currentTarget.querySelectorAll<HTMLElement>('input, select, textarea')];
  const next = inputs[inputs.indexOf(target) + 1];
  if (next === undefined) target.blur();
  else next.focus();
}
