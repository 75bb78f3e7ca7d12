let context: CanvasRenderingContext2D | null | undefined;

/** The width of a bold text in the page's font. */
export function measureText(text: string, font_size: number): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (context === null) return text.length * font_size * 0.6;
  context.font = `700 ${font_size}px ${getComputedStyle(document.body).fontFamily}`;
  return context.measureText(text).width;
}
