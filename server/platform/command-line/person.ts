import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CommandError } from './command-error.ts';

/** The source of a command: a person at a terminal, or a script. */
export interface Person {
  /** whether a person is at the terminal, who can be asked */
  is_present: boolean;
  /** @throws CommandError when the person cancels the question (Ctrl-C, Ctrl-D) */
  ask(question: string): Promise<string>;
  /** Asks a question without showing the text that is typed. */
  askSecretly(question: string): Promise<string>;
  /** The first line that a script pipes in; null when there is none. */
  readPiped(): Promise<string | null>;
  /** Everything that a script pipes in, such as a file; null when that is empty. */
  readAllPiped(): Promise<string | null>;
}

/** @param output where questions are shown; not standard output, which is for results */
export function personAt(input: Readable & { isTTY?: boolean }, output: Writable): Person {
  async function ask(question: string, is_secret: boolean): Promise<string> {
    let is_shown = true;
    const shown = new Writable({
      write(chunk: Buffer, _encoding, done) {
        if (is_shown) output.write(chunk);
        done();
      },
    });
    const lines = createInterface({ input, output: shown, terminal: true, historySize: 0 });
    try {
      return await new Promise<string>((resolve, reject) => {
        lines.once('close', () => reject(new CommandError('Nothing was done.')));
        lines.question(question, resolve);
        is_shown = !is_secret;
      });
    } finally {
      lines.close();
      if (is_secret) output.write('\n');
    }
  }

  return {
    is_present: input.isTTY === true,
    ask: (question) => ask(question, false),
    askSecretly: (question) => ask(question, true),
    async readPiped() {
      for await (const line of createInterface({ input, crlfDelay: Infinity })) return line;
      return null;
    },
    async readAllPiped() {
      const all = await text(input);
      return all === '' ? null : all;
    },
  };
}
