import type { Outcome, ReadingStage } from '#domain/proposal.ts';
import { decode } from './decode/decode.ts';
import { Unreadable } from './decode/unreadable.ts';
import { propose } from './fields/propose.ts';
import type { Page } from './model.ts';

/** The outcome of reading a document, with the text of its pages. */
export interface Reading {
  outcome: Outcome;
  pages: Page[];
}

export interface ReadingOptions {
  /** called with the stage, and the progress in per cent of the whole */
  onProgress?: (stage: ReadingStage, progress: number) => void;
}

/**
 * Reads a booking document; its content determines the kind, never its name. It runs on the calling thread; the server
 * uses a separate one. It fetches and runs nothing.
 */
export async function readDocument(bytes: Uint8Array, options: ReadingOptions = {}): Promise<Reading> {
  const tell = options.onProgress ?? (() => undefined);
  try {
    tell('recognise', 0);
    const document = await decode(bytes, tell);
    tell('fields', 80);
    return { outcome: propose(document), pages: document.pages };
  } catch (error) {
    if (error instanceof Unreadable)
      return { outcome: { outcome: 'error', reason: error.reason }, pages: [] };
    throw error;
  }
}
