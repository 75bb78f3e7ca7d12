import { CodedError } from '#server/platform/errors.ts';
import { CommandError } from './command-error.ts';

/** Runs an action and turns its coded errors into sentences, chosen by their codes. */
export async function explainRefusals<Result>(
  sentences: Readonly<Record<string, string>>,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const sentence = error instanceof CodedError ? sentences[error.code] : undefined;
    throw sentence === undefined ? error : new CommandError(sentence);
  }
}
