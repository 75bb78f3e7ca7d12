/** The exit codes of the command line, for scripts. */
export const exit_codes = { done: 0, refused: 1, usage: 2, unreachable: 3 } as const;
export type ExitCode = (typeof exit_codes)[keyof typeof exit_codes];

/** The error of a command that was refused or failed; the message is a sentence for the person who gave it. */
export class CommandError extends Error {
  readonly exit_code: ExitCode;

  constructor(sentence: string, exit_code: ExitCode = exit_codes.refused, options?: ErrorOptions) {
    super(sentence, options);
    this.exit_code = exit_code;
  }
}
