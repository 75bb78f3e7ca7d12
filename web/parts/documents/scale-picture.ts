import { longest_side } from '#domain/documents.ts';
import { UnknownPicture } from './uploads.ts';

/**
 * A photograph as it is sent: scaled, and drawn anew, so that nothing that the camera wrote into it leaves the device.
 * @throws UnknownPicture
 */
export async function scaled(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnknownPicture();
  });
  const share = Math.min(1, longest_side / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * share)),
  );
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const drawing = canvas.getContext('2d');
  if (drawing === null) throw new UnknownPicture();
  // a JPEG would make what shines through black
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  return new File([blob], file.name, { type: blob.type });
}
