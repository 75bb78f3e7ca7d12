import { readFile } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Metadata, Sharp } from 'sharp';
import { longest_side, most_picture_bytes, most_pixels } from '#domain/documents.ts';
import { CodedError } from '#server/platform/errors.ts';
import { loadSharp } from '#server/platform/pictures.ts';
import { Turnstile, type Line } from '#server/platform/turnstile.ts';
import { isPlainJpeg } from './actions-plain-jpeg.ts';

/** Pixels of a side of a small picture: sharp on a phone, where three stand beside each other. */
const small_side = 400;

const options = { limitInputPixels: most_pixels, failOn: 'error' } as const;
const flattened = { background: '#fff' };

const patience = {
  /** for a turn */
  waiting_ms: 30_000,
  /** for the bytes of a stored file */
  reading_ms: 10_000,
  decoding_s: 15,
} as const;

/** One picture after the other: an unpacked one takes up to 240 MB. What is kept goes before what is only shown. */
const decoding = new Turnstile(1, 100);
const busy_retry_s = 5;

export interface PhotographSource {
  /** the caller has left */
  gone?: AbortSignal;
  /** from an archive, where it may have been a photograph before; the import waits for its turn, however long */
  is_archived?: boolean;
}

/**
 * The picture in a file of a type of `isPicture` as a photograph of the logbook: upright, scaled, and without what the
 * camera wrote into it. An archived one that is so already stays as it is.
 * @throws CodedError `unsupported_media` for a damaged picture, `too_large` for an unpacked one, `too_many_requests`,
 * `busy` if it takes too long
 */
export async function photographOf(
  path: string,
  { gone, is_archived = false }: PhotographSource,
): Promise<Buffer> {
  const work = async () => {
    const sharp = await loadSharp();
    const facts = await sharp(path, { limitInputPixels: false }).metadata();
    refuseLarge(facts);
    const fits = Math.max(facts.width, facts.height) <= longest_side;
    if (is_archived && fits && facts.format === 'jpeg') {
      const bytes = await readFile(path);
      if (isPlainJpeg(bytes)) return bytes;
    }
    return jpegOf(
      sharp(path, options).autoOrient().resize({
        width: longest_side,
        height: longest_side,
        fit: 'inside',
        withoutEnlargement: true,
      }),
      82,
    );
  };
  return is_archived ? decoding.pass('first', () => asRefusal(work)) : decodeInTurn('first', work, gone);
}

/**
 * The middle of a picture, for a page with many. @param open the file, when its turn comes
 * @throws CodedError as `photographOf`, and as `open`
 */
export function smallPictureOf(open: () => Promise<Readable>, gone?: AbortSignal): Promise<Buffer> {
  const work = async () => {
    const late = AbortSignal.timeout(patience.reading_ms);
    const content = addAbortSignal(late, await open());
    const bytes = await buffer(content).catch((error: unknown) => {
      throw late.aborted ? new CodedError('busy', { retry_after: busy_retry_s }, { cause: error }) : error;
    });
    const sharp = await loadSharp();
    refuseLarge(await sharp(bytes, { limitInputPixels: false }).metadata());
    return jpegOf(sharp(bytes, options).autoOrient().resize({ width: small_side, height: small_side }), 70);
  };
  return decodeInTurn('second', work, gone);
}

function jpegOf(picture: Sharp, quality: number): Promise<Buffer> {
  return picture.flatten(flattened).jpeg({ quality }).timeout({ seconds: patience.decoding_s }).toBuffer();
}

/** A PNG may have 16 bits a channel. */
const bytes_of_depth: Readonly<Record<string, number>> = { char: 1, uchar: 1, short: 2, ushort: 2 };

function refuseLarge({ width, height, channels, depth }: Metadata): void {
  const pixels = width * height;
  if (pixels > most_pixels || pixels * channels * (bytes_of_depth[depth] ?? 8) > most_picture_bytes)
    throw new CodedError('too_large');
}

async function decodeInTurn(
  line: Line,
  work: () => Promise<Buffer>,
  gone: AbortSignal | undefined,
): Promise<Buffer> {
  if (!decoding.hasRoom(line)) throw new CodedError('too_many_requests', { retry_after: busy_retry_s });
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience.waiting_ms);
  const left = gone === undefined ? late.signal : AbortSignal.any([gone, late.signal]);
  const inside = () => {
    clearTimeout(timer);
    return asRefusal(work);
  };
  try {
    return await decoding.pass(line, inside, left);
  } catch (error) {
    // nobody reads the answer to a caller who has left
    if (left.aborted && error === left.reason)
      throw new CodedError('too_many_requests', { retry_after: busy_retry_s }, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** How the library tells that the file is at fault; it has no codes. */
const faults_of_files = /^(?:Input (?!file is missing)|VipsJpeg|vipspng|pngload|webp|gifload)/;

async function asRefusal(work: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await work();
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (message.startsWith('timeout:'))
      throw new CodedError('busy', { retry_after: busy_retry_s }, { cause: error });
    if (faults_of_files.test(message)) throw new CodedError('unsupported_media', {}, { cause: error });
    throw error;
  }
}
