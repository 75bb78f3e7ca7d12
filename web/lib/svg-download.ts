import { forXml } from '#web/ui/xml-text.ts';

/*
 * Drawings as files. On the page a drawing gets its colours and fonts from the style sheets; a file has none, so both
 * are written into a copy of the drawing.
 */

/** The properties that a drawing inherits from the page's style sheets. */
const inherited = [
  'display',
  'direction',
  'unicode-bidi',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'vector-effect',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'letter-spacing',
] as const;

const SVG = 'http://www.w3.org/2000/svg';

/** Title and note above the drawing, which stand beside it on the page. */
export interface Caption {
  title: string;
  note?: string | undefined;
}

const band = { none: 0, title: 44, note: 66 } as const;
const margin = 20;
/** Sharp on any screen, and on paper. */
const SCALE = 2;
const [least_looks, most_looks, between_looks_ms] = [2, 20, 60];

/** The drawing as a PNG file, at twice its size on the page. */
export async function pngFile(drawing: SVGSVGElement, caption?: Caption): Promise<Blob> {
  const { text, width, height } = await standaloneCopy(drawing, caption);
  return paintPng(text, width, height);
}

/** The text of an SVG file as a PNG file. */
export async function paintPng(text: string, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml;charset=utf-8' }));
  try {
    const picture = new Image(width, height);
    picture.src = address;
    await picture.decode();
    await untilFontsLoaded(picture);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * SCALE);
    canvas.height = Math.round(height * SCALE);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('this browser draws no pictures');
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob === null) reject(new Error('the picture is too large'));
        else resolve(blob);
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * The fonts of a picture load after it: painted at once for the first time, names were missing. No event tells when
 * they are loaded, so the picture is painted until it stays the same.
 */
async function untilFontsLoaded(picture: HTMLImageElement): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width / SCALE;
  canvas.height = picture.height / SCALE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return;
  let before = '';
  for (let look = 0; look < most_looks; look += 1) {
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const seen = canvas.toDataURL();
    if (look >= least_looks && seen === before) return;
    before = seen;
    await new Promise((resolve) => {
      setTimeout(resolve, between_looks_ms);
    });
    context.clearRect(0, 0, canvas.width, canvas.height);
  }
}

async function standaloneCopy(drawing: SVGSVGElement, caption: Caption | undefined) {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  resolveStyles(drawing, copy);
  // marks that follow the pointer belong to the page
  for (const part of copy.querySelectorAll('[data-screen-only]')) part.remove();
  const { x, y, width: drawn_width, height: drawn_height } = boxOf(drawing);
  const head = caption === undefined ? band.none : caption.note === undefined ? band.title : band.note;
  const width = drawn_width + 2 * margin;
  const height = drawn_height + head + 2 * margin;
  const left = x - margin;
  const top = y - head - margin;
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('viewBox', [left, top, width, height].join(' '));
  const page = getComputedStyle(document.documentElement);
  const background = element('rect', {
    x: left,
    y: top,
    width,
    height,
    fill: page.getPropertyValue('--g-card'),
  });
  const { fontFamily, direction } = getComputedStyle(drawing);
  const words = (text: string, at: number, size: number, weight: number, colour: string) => {
    const node = element('text', {
      x: direction === 'rtl' ? x + drawn_width : x,
      y: y - head + at,
      fill: page.getPropertyValue(colour),
      'font-family': fontFamily,
      'font-size': size,
      'font-weight': weight,
      direction,
    });
    node.textContent = text;
    return node;
  };
  const above = [background];
  if (caption !== undefined) above.push(words(caption.title, 20, 20, 700, '--g-ink'));
  if (caption?.note !== undefined) above.push(words(caption.note, 44, 15, 400, '--g-muted'));
  const letters = element('style', {});
  letters.textContent = await fontFaces(fontFamily);
  copy.prepend(letters, ...above);
  return { text: forXml(new XMLSerializer().serializeToString(copy)), width, height };
}

function boxOf(drawing: SVGSVGElement): DOMRect {
  const { baseVal } = drawing.viewBox;
  if (baseVal.width > 0) return baseVal;
  const { width, height } = drawing.getBoundingClientRect();
  return new DOMRect(0, 0, width, height);
}

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value).trim());
  return node;
}

/** Walks the drawing and its copy side by side, as only elements in the page have computed styles. */
function resolveStyles(original: Element, copy: Element): void {
  const style = getComputedStyle(original);
  if (style.display === 'none' && original.localName !== 'svg') {
    copy.remove();
    return;
  }
  for (const name of inherited) {
    const value = style.getPropertyValue(name);
    if (value !== '' && name !== 'display') copy.setAttribute(name, value);
  }
  for (const name of ['class', 'style', 'role', 'tabindex']) copy.removeAttribute(name);
  const copies = [...copy.children];
  [...original.children].forEach((child, index) => {
    const twin = copies[index];
    if (twin !== undefined) resolveStyles(child, twin);
  });
}

/** The page's own fonts of a family, inlined: a picture may load nothing. */
export async function fontFaces(families: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap(rulesOf);
  const faces = rules.filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule &&
      families.includes(rule.style.getPropertyValue('font-family').replaceAll(/["']/g, '')) &&
      rule.style.getPropertyValue('src').includes('url('),
  );
  const written = await Promise.all(faces.map(inlineFont));
  return written.join('\n');
}

/** A foreign sheet, such as a browser extension adds, may not be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

async function inlineFont({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, path = ''] = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src')) ?? [];
  const answer = await fetch(new URL(path, parentStyleSheet?.href ?? document.baseURI));
  if (!answer.ok) return '';
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  const rest = ['font-family', 'font-weight', 'font-style', 'unicode-range']
    .map((name) => [name, style.getPropertyValue(name)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${value};`);
  return `@font-face{${rest.join('')}src:url(data:font/woff2;base64,${base64}) format('woff2');}`;
}
