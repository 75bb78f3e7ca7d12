import { escape, type Palette, type Shape, shapeText } from './shape.ts';
import type { Frame } from './view.ts';

/** Title and note above the map in a file. */
export interface MapCaption {
  title: string;
  note: string;
  direction: 'ltr' | 'rtl';
}

interface MapFile extends Frame {
  shapes: readonly Shape[];
  caption: MapCaption;
  palette: Palette;
  font_family: string;
  /** `@font-face` rules with the fonts inlined */
  font_faces: string;
}

const margin = 32;
const head = 76;

/** A map as a file that needs no other: colours, fonts and texts are all in it. */
export function mapText(file: MapFile): { text: string; width: number; height: number } {
  const { caption, palette } = file;
  const width = file.width + 2 * margin;
  const height = file.height + head + 2 * margin;
  const words = (text: string, y: number, font_size: number, weight: number, fill: string): Shape => ({
    tag: 'text',
    attributes: {
      x: caption.direction === 'rtl' ? width - margin : margin,
      y,
      'font-size': font_size,
      'font-weight': weight,
      fill,
      direction: caption.direction,
    },
    text,
  });
  const shapes: Shape[] = [
    { tag: 'title', attributes: {}, text: `${caption.title}, ${caption.note}` },
    { tag: 'rect', attributes: { width, height, fill: palette.card } },
    words(caption.title, margin + 24, 30, 700, palette.ink),
    words(caption.note, margin + 54, 18, 400, palette.muted),
    {
      tag: 'g',
      attributes: { transform: `translate(${margin} ${margin + head})`, 'clip-path': 'url(#frame)' },
      children: file.shapes,
    },
  ];
  const family = escape(file.font_family);
  const text = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` direction="ltr" font-family="${family}" role="img">`,
    `<style>${escape(file.font_faces)}</style>`,
    `<clipPath id="frame"><rect width="${file.width}" height="${file.height}" rx="12"/></clipPath>`,
    ...shapes.map(shapeText),
    '</svg>',
  ].join('');
  return { text, width, height };
}
