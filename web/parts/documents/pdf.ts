import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';

/*
 * PDF by pdf.js: half a megabyte, so it is loaded with the first document only. Its worker comes from our own files. No
 * WebAssembly, which the policy refuses, and no fonts or tables of ours: for fonts that a document lacks the system's
 * are used.
 */

export interface PdfPage {
  /** of its height to its width */
  ratio: number;
  /** its text, for screen readers */
  text: string;
  /** Draws the page at a width in CSS pixels. Rejects when `signal` is aborted. */
  draw: (canvas: HTMLCanvasElement, width: number, signal: AbortSignal) => Promise<void>;
}

export interface Pdf {
  pages: number;
  readPage: (page: number) => Promise<PdfPage>;
  close: () => void;
}

/** The limit of a phone for one canvas. */
const MOST_PIXELS = 16_000_000;

/** The PDF needs a password. */
export class PdfProtected extends Error {}

export async function openPdf(blob: Blob): Promise<Pdf> {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({ data: await blob.arrayBuffer(), worker, useWasm: false, enableXfa: false });
  const close = () => {
    void task.destroy();
    worker.destroy();
    port.terminate();
  };
  try {
    const { numPages: pages, getPage } = await task.promise.then((pdf) => ({
      numPages: pdf.numPages,
      getPage: (page: number) => pdf.getPage(page),
    }));
    const readPage = async (number: number): Promise<PdfPage> => {
      const page = await getPage(number);
      const { width: own_width, height } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      return {
        ratio: height / own_width,
        text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
        async draw(canvas, width, signal) {
          const wanted = (width / own_width) * devicePixelRatio;
          const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (own_width * height)));
          const viewport = page.getViewport({ scale });
          canvas.width = Math.floor(viewport.width);
          canvas.height = Math.floor(viewport.height);
          const drawing = page.render({ canvas, viewport });
          signal.addEventListener('abort', () => drawing.cancel());
          await drawing.promise;
        },
      };
    };
    return { pages, readPage, close };
  } catch (error) {
    close();
    if (error instanceof Error && error.name === 'PasswordException') throw new PdfProtected();
    throw error;
  }
}
