import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { Piece } from './rows.ts';

/** Six languages of one script cost little more than one of them; Hebrew needs a reading of its own, with English. */
const latin = ['eng', 'deu', 'spa', 'fra', 'ita', 'por'] as const;
const hebrew = ['heb', 'eng'] as const;
type Script = 'latin' | 'hebrew';

/** What was read of a picture: words with their places in its pixels. */
export interface OcrResult {
  words: Piece[];
  /** mean of its words, by their letters; 0 where there is none */
  confidence: number;
}

/** Reads pictures of text, in a thread of its own that begins with the first of them. To be closed whatever happens. */
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
    const words: Piece[] = [];
    for (const block of data.blocks ?? [])
      for (const paragraph of block.paragraphs)
        for (const line of paragraph.lines) words.push(...wordsOf(line));
    const letters = words.reduce((sum, word) => sum + word.text.length, 0);
    const sum = words.reduce((all, word) => all + word.confidence * word.text.length, 0);
    return { words, confidence: letters === 0 ? 0 : sum / letters };
  }

  async close(): Promise<void> {
    const started = await Promise.allSettled(this.#workers.values());
    this.#workers.clear();
    await Promise.allSettled(
      started.map((one) => (one.status === 'fulfilled' ? one.value.terminate() : null)),
    );
  }

  #worker(script: Script): Promise<Worker> {
    const running = this.#workers.get(script);
    if (running) return running;
    const worker = this.#start(script === 'latin' ? latin : hebrew);
    this.#workers.set(script, worker);
    return worker;
  }

  async #start(languages: readonly string[]): Promise<Worker> {
    const folder = await mkdtemp(join(tmpdir(), 'gangway-ocr-'));
    try {
      await Promise.all(
        languages.map((language) => symlink(dataOf(language), join(folder, nameOf(language)))),
      );
      const worker = await createWorker(
        [...languages],
        OEM.LSTM_ONLY,
        {
          langPath: folder,
          gzip: true,
          cacheMethod: 'none',
          logger: ({ status, progress }) => {
            if (status === 'recognizing text') this.#onProgress(progress);
          },
          // without it the failure of a job is thrown where nobody catches it, besides being told to who waits for it
          errorHandler: () => undefined,
        },
        // what it tells of itself belongs in nobody's log
        { debug_file: '/dev/null' },
      );
      await worker.setParameters({
        tessedit_pageseg_mode: (process.env['PSMX'] ?? PSM.AUTO) as PSM,
        user_defined_dpi: '200',
      });
      return worker;
    } finally {
      // the data stands in the worker's memory by now
      await rm(folder, { recursive: true, force: true });
    }
  }
}

const nameOf = (language: string) => `${language}.traineddata.gz`;

function dataOf(language: string): string {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve(`@tesseract.js-data/${language}/package.json`));
  return join(folder, '4.0.0_best_int', nameOf(language));
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

function wordsOf(line: OcrLine): Piece[] {
  const { baseline } = line;
  const slope = baseline.x1 > baseline.x0 ? (baseline.y1 - baseline.y0) / (baseline.x1 - baseline.x0) : 0;
  const tall = line.words.map((word) => word.bbox.y1 - word.bbox.y0).sort((a, b) => a - b);
  // of most words the height from the feet of the one letter to the head of the other
  const size = (tall[Math.floor(tall.length * 0.7)] ?? 0) * 1.15;
  return line.words.flatMap(({ text, confidence, bbox }) => {
    const word = text.replaceAll(/^[|¦\[\]{}_~]+|[|¦\[\]{}_~]+$/g, '');
    if (word === '' || (!/[\p{L}\p{N}]/u.test(word) && confidence < 60) || confidence < 15) return [];
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
