/** Colours that a calendar program knows by name (RFC 7986 takes no others), and that names of lines are legible on. */
const names = {
  black: '#000000',
  brown: '#a52a2a',
  chocolate: '#d2691e',
  cornflowerblue: '#6495ed',
  crimson: '#dc143c',
  darkblue: '#00008b',
  darkcyan: '#008b8b',
  darkgoldenrod: '#b8860b',
  darkgreen: '#006400',
  darkmagenta: '#8b008b',
  darkolivegreen: '#556b2f',
  darkorange: '#ff8c00',
  darkred: '#8b0000',
  darkslateblue: '#483d8b',
  darkslategray: '#2f4f4f',
  dimgray: '#696969',
  dodgerblue: '#1e90ff',
  firebrick: '#b22222',
  forestgreen: '#228b22',
  indigo: '#4b0082',
  maroon: '#800000',
  mediumvioletred: '#c71585',
  midnightblue: '#191970',
  navy: '#000080',
  olive: '#808000',
  olivedrab: '#6b8e23',
  orangered: '#ff4500',
  purple: '#800080',
  royalblue: '#4169e1',
  saddlebrown: '#8b4513',
  seagreen: '#2e8b57',
  sienna: '#a0522d',
  slateblue: '#6a5acd',
  slategray: '#708090',
  steelblue: '#4682b4',
  teal: '#008080',
} as const;

/** The name of the colour that is nearest to `#rrggbb`. */
export function nearestColourName(colour: string): string {
  const [red, green, blue] = channelsOf(colour);
  let nearest = 'navy';
  let least = Number.POSITIVE_INFINITY;
  for (const [name, value] of Object.entries(names)) {
    const [r, g, b] = channelsOf(value);
    // the eye distinguishes greens best and reds least
    const distance = 2 * (red - r) ** 2 + 4 * (green - g) ** 2 + 3 * (blue - b) ** 2;
    if (distance >= least) continue;
    least = distance;
    nearest = name;
  }
  return nearest;
}

function channelsOf(colour: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
