import sharp, { type Sharp } from 'sharp';
import type { Page, ReadableDocument } from '../model.ts';
import { blocksOf } from './blocks.ts';
import type { Tell } from './decode.ts';
import { isRightToLeft } from './direction.ts';
import { evenlyLit } from './light.ts';
import { Ocr, type OcrResult } from './ocr.ts';
import type { Piece } from './rows.ts';
import { skewOf, type Grey } from './skew.ts';
import { Unreadable } from './unreadable.ts';

/** Counted from what the file says of itself, before a pixel is unpacked. */
export const most_pixels = 60e6;
/** Letters of 10 points are read best at 200 to 300 dots an inch. */
const least_width = 1400;
const most_side = 3600;
/** Above it a reading is taken as it is; below it other scripts and other sides up are tried. */
const good_confidence = 0.8;

export async function readPicture(bytes: Uint8Array, tell: Tell): Promise<ReadableDocument> {
  const ocr = new Ocr((part) => {
    tell('ocr', Math.round(10 + part * 65));
  });
  try {
    tell('ocr', 5);
    const page = await pageOfPicture(sharp(bytes, { limitInputPixels: most_pixels, pages: 1 }), ocr);
    return { kind: 'picture', pages: [page], structured: [], mail: null, is_ocr: true };
  } finally {
    await ocr.close();
  }
}

/** A picture as a page, in pixels of the picture stood up and straightened. */
export async function pageOfPicture(picture: Sharp, ocr: Ocr): Promise<Page> {
  const upright = await stoodUp(picture);
  const { result, grey } = await bestReading(upright, ocr);
  const is_rtl = isRightToLeft(result.words.map((word) => word.text));
  return { number: 1, width: grey.width, height: grey.height, is_rtl, rows: blocksOf(result.words, is_rtl) };
}

interface Upright {
  grey: Grey;
  is_sideways: boolean;
}

async function stoodUp(picture: Sharp): Promise<Upright> {
  await checkSize(picture);
  const first = await unpacked(
    picture
      .rotate()
      .flatten({ background: 'white' })
      .resize(most_side, most_side, { fit: 'inside', withoutEnlargement: true }),
  );
  const small = await unpacked(
    fromGrey(first).resize(1000, 1000, { fit: 'inside', withoutEnlargement: true }),
  );
  const { is_sideways, angle } = skewOf(small);
  let turned = first;
  if (is_sideways) turned = await unpacked(fromGrey(turned).rotate(90));
  if (angle !== 0) turned = await unpacked(fromGrey(turned).rotate(angle, { background: 'white' }));
  if (turned.width < least_width)
    turned = await unpacked(
      fromGrey(turned).resize({ width: Math.min(least_width, turned.width * 2), kernel: 'cubic' }),
    );
  const cleaned = await unpacked(fromGrey(evenlyLit(turned)).normalise().median(3));
  return { grey: cleaned, is_sideways };
}

async function checkSize(picture: Sharp): Promise<void> {
  try {
    const { width, height } = await picture.metadata();
    if (width * height > most_pixels) throw new Unreadable('too_large');
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(/pixel limit/i.test(String(error)) ? 'too_large' : 'corrupt', { cause: error });
  }
}

async function unpacked(picture: Sharp): Promise<Grey> {
  try {
    const { data, info } = await picture
      .grayscale()
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw new Unreadable('corrupt', { cause: error });
  }
}

const fromGrey = ({ data, width, height }: Grey) => sharp(data, { raw: { width, height, channels: 1 } });
const asPng = (grey: Grey) => fromGrey(grey).png({ compressionLevel: 1 }).toBuffer();

/** Reads it as it stands; where that gives no words, tries Hebrew and the other side up on a part of it first. */
async function bestReading(
  { grey, is_sideways }: Upright,
  ocr: Ocr,
): Promise<{ result: OcrResult; grey: Grey }> {
  const first = await ocr.read(await asPng(grey), 'latin');
  if (first.confidence >= good_confidence && !is_sideways) return { result: first, grey };
  const turned = await unpacked(fromGrey(grey).rotate(180));
  const looks: { script: 'latin' | 'hebrew'; grey: Grey; score: number }[] = [];
  for (const [side, script] of [
    [grey, 'latin'],
    [grey, 'hebrew'],
    [turned, 'latin'],
    [turned, 'hebrew'],
  ] as const) {
    const look = await ocr.read(await asPng(await band(side)), script);
    looks.push({ script, grey: side, score: scoreOf(look) });
    if (look.confidence > 0.9 && lettersOf(look.words) > 60) break;
  }
  const [best] = looks.sort((a, b) => b.score - a.score);
  if (!best || (best.grey === grey && best.script === 'latin')) return { result: first, grey };
  const second = await ocr.read(await asPng(best.grey), best.script);
  return scoreOf(second) > scoreOf(first) ? { result: second, grey: best.grey } : { result: first, grey };
}

const lettersOf = (words: readonly Piece[]) => words.reduce((sum, word) => sum + word.text.length, 0);
/** Of two readings the surer one, and of two as sure the one that found more. */
const scoreOf = (result: OcrResult) => result.confidence ** 2 * Math.log2(2 + lettersOf(result.words));

/** The part in which most is dark: a quarter of the page is enough to see how it is to be read. */
async function band(grey: Grey): Promise<Grey> {
  const height = Math.min(grey.height, Math.max(300, Math.round(grey.height / 4)));
  let best = { top: 0, dark: -1 };
  for (let top = 0; top + height <= grey.height; top += Math.max(1, Math.round(height / 4))) {
    let dark = 0;
    for (let at = top * grey.width; at < (top + height) * grey.width; at += 7)
      if ((grey.data[at] ?? 255) < 110) dark++;
    if (dark > best.dark) best = { top, dark };
  }
  return unpacked(fromGrey(grey).extract({ left: 0, top: best.top, width: grey.width, height }));
}
