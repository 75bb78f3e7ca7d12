import { join } from 'node:path';
import type { Worker } from 'tesseract.js';
import { median } from './numbers.ts';
import type { Piece } from './rows.ts';
import { levelling } from './straighten.ts';

/** Six languages of one script cost little more than one; Hebrew needs a separate reading, with English. */
const latin = ['eng', 'deu', 'spa', 'fra', 'ita', 'por'] as const;
const hebrew = ['heb', 'eng'] as const;
/** Links to the data of the languages, which are one package each, as the worker expects them in one folder. */
const data_folder = join(import.meta.dirname, 'ocr-data');
/** In per cent: below it the OCR has read, for example, the grain of a table under the page. */
const least_confidence = 30;
export type Script = 'latin' | 'hebrew';

/** The result of the OCR: words with their places in pixels. */
export interface OcrResult {
  words: Piece[];
  /** average of its words, weighted by letters; 0 without words */
  confidence: number;
}

/** Reads pictures of text, in a worker thread that starts with the first of them. Callers must always close it. */
export class Ocr {
  readonly #onProgress: (part: number) => void;
  readonly #workers = new Map<Script, Promise<Worker>>();

  constructor(onProgress: (part: number) => void) {
    this.#onProgress = onProgress;
  }

  /** @param png an upright, cleaned picture */
  async read(png: Buffer, script: Script): Promise<OcrResult> {
    const worker = await this.#worker(script);
    const { data } = await worker.recognize(png, {}, { text: false, blocks: true });
    const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((one) => one.lines));
    const words = levelled(lines);
    const letters = words.reduce((sum, word) => sum + word.text.length, 0);
    const sum = words.reduce((all, word) => all + word.confidence * word.text.length, 0);
    return { words, confidence: letters === 0 ? 0 : sum / letters };
  }

  async close(): Promise<void> {
    const closing = [...this.#workers.values()].map(async (starting) => {
      const worker = await starting;
      await worker.terminate();
    });
    this.#workers.clear();
    await Promise.allSettled(closing);
  }

  #worker(script: Script): Promise<Worker> {
    const running = this.#workers.get(script);
    if (running) return running;
    const worker = this.#start(script === 'latin' ? latin : hebrew);
    this.#workers.set(script, worker);
    return worker;
  }

  async #start(languages: readonly string[]): Promise<Worker> {
    const { createWorker, OEM, PSM } = await import('tesseract.js');
    const worker = await createWorker(
      [...languages],
      OEM.LSTM_ONLY,
      {
        langPath: data_folder,
        gzip: true,
        cacheMethod: 'none',
        logger: ({ status, progress }) => {
          if (status === 'recognizing text') this.#onProgress(progress);
        },
        // without it an error of a job is also thrown uncaught, besides rejecting the promise
        errorHandler: () => undefined,
      },
      // its debug output belongs in no log
      'debug_file /dev/null\n',
    );
    // sparse: with its own column detection it misses whole columns of tables
    await worker.setParameters({
      tessedit_pageseg_mode: PSM.SPARSE_TEXT,
      user_defined_dpi: '200',
    });
    return worker;
  }
}

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}
interface OcrLine {
  words: { text: string; confidence: number; bbox: Box }[];
  bbox: Box;
  baseline: Box;
}

/** The words of all lines, each moved to the height at which its row crosses the middle of the page. */
function levelled(lines: readonly OcrLine[]): Piece[] {
  const usual = median(lines.flatMap((line) => line.words.map((word) => word.bbox.y1 - word.bbox.y0))) * 1.1;
  const middle = median(lines.flatMap((line) => line.words.map((word) => (word.bbox.x0 + word.bbox.x1) / 2)));
  const level = levelling(
    lines.filter((line) => line.words.length > 1).map((line) => line.baseline),
    middle,
    usual,
  );
  return lines
    .flatMap((line) => wordsOf(line, usual))
    .map((word) => ({
      ...word,
      baseline: level((word.x0 + word.x1) / 2, word.baseline),
    }));
}

function wordsOf(line: OcrLine, usual: number): Piece[] {
  const { baseline } = line;
  const slope = baseline.x1 > baseline.x0 ? (baseline.y1 - baseline.y0) / (baseline.x1 - baseline.x0) : 0;
  // a drawn rule that touches letters enlarges boxes: the height of a line is limited by the others
  const tall = median(line.words.map((word) => word.bbox.y1 - word.bbox.y0)) * 1.1;
  const size = Math.min(tall, usual * 1.8);
  return line.words.flatMap(({ text, confidence, bbox }) => {
    const word = text.replaceAll(/^[|¦[\]{}_~]+|[|¦[\]{}_~]+$/g, '');
    if (word === '' || (!/[\p{L}\p{N}]/u.test(word) && confidence < 60) || confidence < least_confidence)
      return [];
    const middle = (bbox.x0 + bbox.x1) / 2;
    return [
      {
        text: word,
        x0: bbox.x0,
        x1: bbox.x1,
        baseline: baseline.y0 + slope * (middle - baseline.x0),
        size,
        confidence: confidence / 100,
        is_bold: false,
        is_word: true,
      },
    ];
  });
}
