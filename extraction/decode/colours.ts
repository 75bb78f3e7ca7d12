/** Red, green and blue, 0 to 255, and opacity, 0 to 1. */
export type Colour = readonly [number, number, number, number];

const names: Record<string, Colour> = {
  white: [255, 255, 255, 1],
  snow: [255, 250, 250, 1],
  ivory: [255, 255, 240, 1],
  whitesmoke: [245, 245, 245, 1],
  black: [0, 0, 0, 1],
  red: [255, 0, 0, 1],
  green: [0, 128, 0, 1],
  blue: [0, 0, 255, 1],
  navy: [0, 0, 128, 1],
  gray: [128, 128, 128, 1],
  grey: [128, 128, 128, 1],
  silver: [192, 192, 192, 1],
  transparent: [0, 0, 0, 0],
};

/** Parses a colour of CSS or an attribute; `null` for an unknown format. */
export function colourOf(text: string): Colour | null {
  const plain = text.trim().toLowerCase();
  if (plain in names) return names[plain] ?? null;
  const [, hex = ''] = /^#?([0-9a-f]{3,8})$/.exec(plain) ?? [];
  if (hex.length === 3 || hex.length === 4) return fromHex([...hex].map((digit) => digit + digit).join(''));
  if (hex.length === 6 || hex.length === 8) return fromHex(hex);
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(plain)?.[1]
    ?.split(/[\s,/]+/)
    .map(numberOf);
  if (!parts || parts.some(Number.isNaN)) return null;
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  return [red, green, blue, alpha];
}

function fromHex(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(0), part(2), part(4), hex.length === 8 ? part(6) / 255 : 1];
}

const numberOf = (text: string) =>
  text.endsWith('%') ? Number.parseFloat(text) * 2.55 : Number.parseFloat(text);

/** The result of a colour over a background. */
export function over(colour: Colour, behind: Colour): Colour {
  const [, , , alpha] = colour;
  const mix = (a: number, b: number) => a * alpha + b * (1 - alpha);
  return [mix(colour[0], behind[0]), mix(colour[1], behind[1]), mix(colour[2], behind[2]), 1];
}

/** The largest difference between two colours in one channel. */
export function contrast(a: Colour, b: Colour): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}
