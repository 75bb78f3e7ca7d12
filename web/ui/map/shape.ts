import { forXml } from '../xml-text.ts';

/** An SVG element: React renders it on the page, a file has it as text. */
export interface Shape {
  tag: 'g' | 'path' | 'circle' | 'text' | 'rect' | 'title';
  attributes: Readonly<Record<string, string | number>>;
  children?: readonly Shape[];
  text?: string;
}

/** The colours of a map: tokens on the page, hex values in a file. */
export interface Palette {
  sea: string;
  land: string;
  coast: string;
  grid: string;
  ink: string;
  deep: string;
  coral: string;
  teal: string;
  card: string;
  muted: string;
}

export const page_palette: Palette = {
  sea: 'var(--g-sea)',
  land: 'var(--g-land)',
  coast: 'var(--g-coast)',
  grid: 'var(--g-card)',
  ink: 'var(--g-ink)',
  deep: 'var(--g-deep)',
  coral: 'var(--g-coral)',
  teal: 'var(--g-teal)',
  card: 'var(--g-card)',
  muted: 'var(--g-muted)',
};

/** For files and paper, whatever the page's colours; the light tokens of tokens.css. */
export const paper_palette: Palette = {
  sea: '#e8f1f4',
  land: '#f6f2e7',
  coast: '#b9ad93',
  grid: '#ffffff',
  ink: '#0b2440',
  deep: '#0b3a5e',
  coral: '#c8421f',
  teal: '#0b7a7d',
  card: '#ffffff',
  muted: '#566678',
};

/** Shapes as SVG text. */
export function shapeText({ tag, attributes, children = [], text = '' }: Shape): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(String(value))}"`);
  return `<${tag}${pairs.join('')}>${escape(text)}${children.map(shapeText).join('')}</${tag}>`;
}

export function escape(text: string): string {
  return forXml(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
