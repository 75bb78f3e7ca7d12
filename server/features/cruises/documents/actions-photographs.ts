import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { longest_side, most_pixels } from '#domain/documents.ts';
import { CodedError } from '#server/platform/errors.ts';

/** Pixels of a side of a small picture: sharp on a phone, where three stand beside each other. */
const small_side = 400;

const options = { limitInputPixels: most_pixels, failOn: 'error' } as const;

/**
 * The picture of a file as a photograph of the logbook: upright, scaled, and without what the camera wrote into it.
 * @throws CodedError `unsupported_media` for what is no picture; `too_large` for too many pixels
 */
export async function photographOf(path: string): Promise<Buffer> {
  const { width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new CodedError('unsupported_media');
    });
  if (width * height > most_pixels) throw new CodedError('too_large');
  return inTurn(() =>
    sharp(path, options)
      .autoOrient()
      .resize({ width: longest_side, height: longest_side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82 })
      .toBuffer(),
  ).catch(() => {
    throw new CodedError('unsupported_media');
  });
}

/** The middle of a picture, for a page with many. @throws CodedError `unsupported_media` for any other file */
export async function smallPictureOf(content: Readable): Promise<Buffer> {
  const bytes = await buffer(content);
  return inTurn(() => shrunk(sharp(bytes, options))).catch(() => {
    throw new CodedError('unsupported_media');
  });
}

function shrunk(picture: Sharp): Promise<Buffer> {
  return picture
    .autoOrient()
    .resize({ width: small_side, height: small_side })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 70 })
    .toBuffer();
}

let latest: Promise<unknown> = Promise.resolve();

/** One picture after the other: an unpacked one takes up to 180 MB. */
function inTurn(work: () => Promise<Buffer>): Promise<Buffer> {
  const done = latest.then(work);
  latest = done.catch(() => undefined);
  return done;
}
