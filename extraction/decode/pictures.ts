import sharp, { type Sharp } from 'sharp';
import type { Affine, Page, ReadableDocument } from '../model.ts';
import { after, scaledBack, turnedBack } from './affine.ts';
import { blocksOf } from './blocks.ts';
import { isRightToLeft } from './direction.ts';
import { evenlyLit } from './light.ts';
import { Ocr, type OcrResult, type Script } from './ocr.ts';
import type { ProgressReporter } from './progress.ts';
import type { Piece } from './rows.ts';
import { skewOf, type Grey } from './skew.ts';
import { Unreadable } from './unreadable.ts';

/** Checked by the size in the file's header, before a pixel is decoded. */
const most_pixels = 60e6;
/** Letters of 10 points are read best at 200 to 300 dots an inch. */
const least_width = 1400;
const most_side = 3600;
/**
 * From this confidence on a trial reading is accepted; below it other scripts and the upside-down picture are tried.
 */
const good_confidence = 0.88;
const enough_letters = 40;

export async function readPicture(
  bytes: Uint8Array,
  is_heic: boolean,
  tell: ProgressReporter,
): Promise<ReadableDocument> {
  const ocr = new Ocr((part) => {
    tell('ocr', Math.round(10 + part * 65));
  });
  try {
    tell('ocr', 5);
    const page = await pageOfPicture(sharp(bytes, { limitInputPixels: most_pixels, pages: 1 }), ocr);
    return { kind: 'picture', pages: [page], structured: [], mail: null, is_ocr: true };
  } catch (error) {
    // not every build of the decoder supports recent formats of phones
    if (is_heic && error instanceof Unreadable && error.reason === 'corrupt')
      throw new Unreadable('unsupported', { cause: error });
    throw error;
  } finally {
    await ocr.close();
  }
}

/** Reads a picture as a page, in pixels of the upright, straightened picture. */
export async function pageOfPicture(picture: Sharp, ocr: Ocr): Promise<Page> {
  const { upright, to_picture } = await stoodUp(picture);
  const { result, grey, is_turned } = await bestReading(upright, ocr);
  const is_rtl = isRightToLeft(result.words.map((word) => word.text));
  return {
    number: 1,
    width: grey.width,
    height: grey.height,
    is_rtl,
    is_wrapped: true,
    rows: blocksOf(result.words, is_rtl),
    to_picture: is_turned ? after(turnedBack(180, grey, grey), to_picture) : to_picture,
  };
}

/** @returns the picture, and the map of its points to the original, in fractions of width and height */
async function stoodUp(picture: Sharp): Promise<{ upright: Grey; to_picture: Affine }> {
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
  let to_picture: Affine = [1 / first.width, 0, 0, 1 / first.height, 0, 0];
  const turn = async (by: number) => {
    const was = turned;
    turned = await unpacked(fromGrey(was).rotate(by, { background: 'white' }));
    to_picture = after(turnedBack(by, was, turned), to_picture);
  };
  if (is_sideways) await turn(90);
  if (angle !== 0) await turn(angle);
  if (turned.width < least_width) {
    const was = turned;
    const width = Math.min(least_width, was.width * 2);
    turned = await unpacked(fromGrey(was).resize({ width, kernel: 'cubic' }));
    to_picture = after(scaledBack(was, turned), to_picture);
  }
  const upright = await unpacked(fromGrey(evenlyLit(turned)).normalise().median(3));
  return { upright, to_picture };
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
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw new Unreadable('corrupt', { cause: error });
  }
}

const fromGrey = ({ data, width, height }: Grey) => sharp(data, { raw: { width, height, channels: 1 } });
const asPng = (grey: Grey) => fromGrey(grey).png({ compressionLevel: 1 }).toBuffer();

/** A trial reading of a part determines the script and the upright side; then the whole picture is read. */
async function bestReading(
  upright: Grey,
  ocr: Ocr,
): Promise<{ result: OcrResult; grey: Grey; is_turned: boolean }> {
  const turned = await unpacked(fromGrey(upright).rotate(180));
  let best: { grey: Grey; script: Script; score: number } = { grey: upright, script: 'latin', score: -1 };
  for (const [grey, script] of [
    [upright, 'latin'],
    [upright, 'hebrew'],
    [turned, 'latin'],
    [turned, 'hebrew'],
  ] as const) {
    const look = await ocr.read(await asPng(await band(grey)), script);
    const score = scoreOf(look);
    if (score > best.score) best = { grey, script, score };
    if (look.confidence >= good_confidence && lettersOf(look.words) >= enough_letters) break;
  }
  const result = await ocr.read(await asPng(best.grey), best.script);
  return { result, grey: best.grey, is_turned: best.grey === turned };
}

const lettersOf = (words: readonly Piece[]) => words.reduce((sum, word) => sum + word.text.length, 0);
/** Prefers the reading with more confidence, and of equal ones the one with more letters. */
const scoreOf = (result: OcrResult) => result.confidence ** 2 * Math.log2(2 + lettersOf(result.words));

/** The darkest part: a fifth of the page is enough for a trial reading. */
async function band(grey: Grey): Promise<Grey> {
  const height = Math.min(grey.height, Math.max(250, Math.round(grey.height / 5)));
  let best = { top: 0, dark: -1 };
  for (let top = 0; top + height <= grey.height; top += Math.max(1, Math.round(height / 4))) {
    let dark = 0;
    for (let at = top * grey.width; at < (top + height) * grey.width; at += 7)
      if ((grey.data[at] ?? 255) < 110) dark++;
    if (dark > best.dark) best = { top, dark };
  }
  return unpacked(fromGrey(grey).extract({ left: 0, top: best.top, width: grey.width, height }));
}
