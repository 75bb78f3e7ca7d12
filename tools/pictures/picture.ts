import type { Page } from '@playwright/test';

/** Half the size of the same picture as PNG; colours of text stay clean at this quality. */
const QUALITY = 0.86;

/** Converts a PNG to the format of the file's name in the browser, so that no package is needed. */
export async function toPicture(page: Page, png: Buffer, name: string): Promise<Buffer> {
  const type = name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
  const base64 = await page.evaluate(
    async ([source, kind, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL(kind, quality).split(',')[1] ?? '';
    },
    [png.toString('base64'), type, QUALITY] as const,
  );
  return Buffer.from(base64, 'base64');
}
