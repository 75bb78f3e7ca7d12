import { measureText } from '#web/ui/map/measure.ts';
import type { Shape } from '#web/ui/map/shape.ts';

/** The face for names, and that of all else: a page may still use those of the device. */
export const [display_face, text_face] = ["'Frank Ruhl Libre'", "'Assistant Variable'"];

/** Writes the texts of a picture, which run from the right in Hebrew. */
export function penOf(width: number, direction: 'ltr' | 'rtl') {
  interface Line {
    text: string;
    /** from the side where a line begins */
    x: number;
    y: number;
    size: number;
    fill: string;
    weight?: number;
    /** a longer text is written smaller */
    room: number;
    is_centered?: boolean;
    spacing?: number | undefined;
    /** set in the face for names */
    is_display?: boolean;
  }

  function sizeOf({
    text,
    size,
    room,
    spacing = 0,
  }: Pick<Line, 'text' | 'size' | 'room' | 'spacing'>): number {
    const needed = measureText(text, size) + text.length * spacing * size;
    return needed > room ? Math.floor(((size * room) / needed) * 10) / 10 : size;
  }

  function line({
    text,
    x,
    y,
    fill,
    weight = 700,
    is_centered = false,
    is_display = false,
    spacing,
    ...rest
  }: Line): Shape {
    const size = sizeOf({ text, spacing, ...rest });
    return {
      tag: 'text',
      attributes: {
        x: direction === 'rtl' && !is_centered ? width - x : x,
        y,
        fill,
        'font-size': size,
        'font-weight': is_display ? 500 : weight,
        ...(is_display && { 'font-family': `${display_face}, ${text_face}, serif` }),
        direction,
        ...(is_centered && { 'text-anchor': 'middle' }),
        ...(spacing !== undefined && { 'letter-spacing': Math.round(spacing * size * 10) / 10 }),
      },
      text,
    };
  }

  return line;
}
