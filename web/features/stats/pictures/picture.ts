import { fontFaces, paintPng } from '#web/lib/svg-download.ts';
import { escape, type Shape, shapeText } from '#web/ui/map/shape.ts';
import { display_face, text_face } from './words.ts';

/** A drawing that is a picture of its own. */
export interface Drawing {
  width: number;
  height: number;
  shapes: readonly Shape[];
  /** all that it says, for those who do not see it */
  title: string;
  /** of its file, without the ending */
  name: string;
}

/** A drawing as files. */
export interface Picture extends Drawing {
  svg: Blob;
  /** painted when it is first asked for */
  png: () => Promise<Blob>;
}

/** A file needs no other: colours, fonts and texts are all in it. */
export async function pictureOf(drawing: Drawing): Promise<Picture> {
  const family = `${text_face}, ${getComputedStyle(document.body).fontFamily}`;
  const text = pictureText(drawing, family, await fontFaces(`${family} ${display_face}`));
  let painted: Promise<Blob> | undefined;
  return {
    ...drawing,
    svg: new Blob([text], { type: 'image/svg+xml;charset=utf-8' }),
    png: () => (painted ??= paintPng(text, drawing.width, drawing.height)),
  };
}

function pictureText({ width, height, shapes, title }: Drawing, family: string, faces: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` direction="ltr" font-family="${escape(family)}" role="img">`,
    `<title>${escape(title)}</title>`,
    `<style>${escape(faces)}</style>`,
    ...shapes.map(shapeText),
    '</svg>',
  ].join('');
}

/** Whether this browser hands pictures to other apps. */
export function canShare(): boolean {
  const { navigator } = globalThis;
  if (!('canShare' in navigator)) return false;
  return navigator.canShare({ files: [new File([''], 'picture.png', { type: 'image/png' })] });
}

export async function sharePicture(picture: Picture): Promise<void> {
  const file = new File([await picture.png()], `${picture.name}.png`, { type: 'image/png' });
  try {
    await globalThis.navigator.share({ files: [file] });
  } catch (error) {
    // the reader closed the list of apps
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
