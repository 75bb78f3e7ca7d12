const LOOKS = 20;

/**
 * Focuses the heading of a new screen. The screen may still be loading, and its skeleton may have a heading of its own:
 * for two seconds the focus moves to the present heading, unless the reader takes it elsewhere.
 */
export function focusHeading(looks = 0, had_focus = false): void {
  const { activeElement, body } = document;
  const heading = document.querySelector<HTMLElement>('main h1');
  const is_elsewhere = activeElement !== null && activeElement !== body && activeElement !== heading;
  if (is_elsewhere && (had_focus || activeElement.matches('main *'))) return;
  if (heading !== null && heading !== activeElement) {
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  if (looks < LOOKS) setTimeout(focusHeading, 100, looks + 1, heading !== null);
}
