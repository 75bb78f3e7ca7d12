import { CodedError } from '#server/platform/errors.ts';
import { NotDone } from './command.ts';

/** What an action refuses, as a sentence by its code. */
export async function orSay<Result>(
  sentences: Readonly<Record<string, string>>,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const sentence = error instanceof CodedError ? sentences[error.code] : undefined;
    throw sentence === undefined ? error : new NotDone(sentence);
  }
}
