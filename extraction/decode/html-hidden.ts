import type { CheerioAPI } from 'cheerio';
import { type Colour, colourOf, contrast, over } from './colours.ts';
import type { Style } from './css.ts';

/** The same as for PDF pages: a lower contrast is invisible. */
const least_contrast = 22;
const least_size = 2;
const off_screen = -500;

type Node = ReturnType<CheerioAPI['root']>[number]['children'][number];

/** Properties that text inherits from the elements around it. */
interface InheritedStyle {
  colour: Colour | null;
  /** `null` if a picture or an unknown background is behind it */
  background: Colour | null;
  size: number;
  is_invisible: boolean;
}

/** Elements and texts that a browser does not show. */
export function hiddenNodes($: CheerioAPI, styles: ReadonlyMap<unknown, Style>): Set<unknown> {
  const hidden = new Set<unknown>();
  const start = {
    colour: [0, 0, 0, 1],
    background: [255, 255, 255, 1],
    size: 16,
    is_invisible: false,
  } as const;
  const walk = (nodes: readonly Node[], around: InheritedStyle) => {
    for (const node of nodes) {
      if (node.nodeType === 3) {
        if (isUnseen(around)) hidden.add(node);
      } else if ('attribs' in node) {
        const style = styles.get(node) ?? {};
        if (isHidden(node.name, node.attribs, style)) hidden.add(node);
        else walk(node.children, inherited(node.attribs, style, around));
      }
    }
  };
  walk($.root()[0]?.children ?? [], start);
  return hidden;
}

function isUnseen({ colour, background, size, is_invisible }: InheritedStyle): boolean {
  if (is_invisible || size < least_size) return true;
  return (
    colour !== null && background !== null && contrast(over(colour, background), background) < least_contrast
  );
}

const never = new Set(
  'script style template noscript head title svg object iframe canvas audio video map'.split(' '),
);

function isHidden(name: string, attributes: Record<string, string>, style: Style): boolean {
  if (never.has(name) || 'hidden' in attributes)
    return style['display'] === undefined || never.has(name) || style['display'] === 'none';
  if (name === 'input' && attributes['type'] === 'hidden') return true;
  if (style['display'] === 'none') return true;
  if (
    /^0(?:\.0\d*)?%?$|^\.0\d*$/.test(style['opacity'] ?? '') ||
    /opacity\(0%?\)/.test(style['filter'] ?? '')
  )
    return true;
  if (/scale\(0(?:,|\))/.test(style['transform'] ?? '')) return true;
  return isOffScreen(style) || isFolded(style);
}

function isOffScreen(style: Style): boolean {
  if (pixels(style['text-indent']) < off_screen) return true;
  if (!/absolute|fixed/.test(style['position'] ?? '')) return false;
  const is_clipped =
    /rect\((?:0|1px)/.test(style['clip'] ?? '') || /inset\((?:50|100)%/.test(style['clip-path'] ?? '');
  return (
    is_clipped || [style['left'], style['top'], style['right']].some((side) => pixels(side) < off_screen)
  );
}

/** Whether an element has no height or no width, and hides its overflow. */
function isFolded(style: Style): boolean {
  if (!/hidden|clip/.test(style['overflow'] ?? '')) return false;
  return ['height', 'width', 'max-height', 'max-width'].some(
    (name) => style[name] !== undefined && pixels(style[name]) <= 1,
  );
}

function pixels(text = ''): number {
  const number = Number.parseFloat(text);
  if (Number.isNaN(number)) return 1000;
  return /r?em$/.test(text) ? number * 16 : number;
}

function inherited(attributes: Record<string, string>, style: Style, around: InheritedStyle): InheritedStyle {
  const visibility = style['visibility'];
  return {
    colour: colourWithin(
      style['-webkit-text-fill-color'] ?? style['color'] ?? attributes['color'],
      around.colour,
    ),
    background: backgroundWithin(attributes, style, around.background),
    size: sizeWithin(style['font-size'], around.size),
    is_invisible: visibility === undefined ? around.is_invisible : /hidden|collapse/.test(visibility),
  };
}

function colourWithin(text: string | undefined, around: Colour | null): Colour | null {
  if (text === undefined || text === 'inherit') return around;
  return colourOf(text);
}

function backgroundWithin(
  attributes: Record<string, string>,
  style: Style,
  around: Colour | null,
): Colour | null {
  const image = `${style['background-image'] ?? ''} ${style['background'] ?? ''}`;
  if (/url\(|gradient\(/.test(image) || 'background' in attributes) return null;
  const text = style['background-color'] ?? style['background'] ?? attributes['bgcolor'];
  if (text === undefined || /^(?:none|inherit|initial|unset)/.test(text)) return around;
  const colour = colourOf(text) ?? colourOf(text.split(/\s+/)[0] ?? '');
  if (!colour) return null;
  if (colour[3] === 0) return around;
  return around ? over(colour, around) : colour[3] === 1 ? colour : null;
}

function sizeWithin(text: string | undefined, around: number): number {
  const number = Number.parseFloat(text ?? '');
  if (text === undefined || Number.isNaN(number)) return around;
  if (text.endsWith('rem')) return number * 16;
  if (text.endsWith('em')) return number * around;
  if (text.endsWith('%')) return (number / 100) * around;
  return text.endsWith('pt') ? number * 1.33 : number;
}
