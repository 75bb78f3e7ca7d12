import type { PlacedLabel } from './labels.ts';
import type { Palette, Shape } from './shape.ts';

/** A name with a halo, which keeps it readable on land and lines. */
export function labelShape({ x, y, height, text }: PlacedLabel, font_size: number, palette: Palette): Shape {
  return {
    tag: 'text',
    attributes: {
      x: x.toFixed(1),
      y: (y + height / 2 + font_size * 0.33).toFixed(1),
      'font-size': font_size,
      'font-weight': 700,
      fill: palette.ink,
      stroke: palette.sea,
      'stroke-width': 3.5,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    text,
  };
}
