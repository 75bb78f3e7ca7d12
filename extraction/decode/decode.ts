import type { ReadingStage } from '#domain/proposal.ts';
import type { ReadableDocument } from '../model.ts';
import { Unreadable } from './unreadable.ts';

export type Tell = (stage: ReadingStage, progress: number) => void;

/** Bytes of any kind as pages of rows; what it is is judged by its content. @throws Unreadable */
export async function decode(bytes: Uint8Array, tell: Tell): Promise<ReadableDocument> {
  tell('recognise', 0);
  await Promise.resolve();
  throw new Unreadable(bytes.length === 0 ? 'empty' : 'unsupported');
}
