/** Whether the window is as narrow as that of a phone, as in the style sheets. */
export function isPhone(): boolean {
  return matchMedia('(max-width: 47.99em)').matches;
}
