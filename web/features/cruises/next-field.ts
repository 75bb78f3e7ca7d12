import type { KeyboardEvent } from 'react';

/**
 * On a telephone Enter says "next", and a form that is sent half filled in would be a surprise. After the last field
 * the keys go, and what saves is in sight.
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
