/** WCAG 2.2 contrast ratio of a `#rrggbb` colour with white, 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastWithWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
