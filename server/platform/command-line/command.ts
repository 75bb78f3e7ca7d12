import { z } from 'zod';
import { isPassing } from '#server/database/failures.ts';
import type { Services } from '#server/services.ts';
import type { Person } from './person.ts';

/** What the command line ends with, for scripts. */
export const exit_codes = { done: 0, refused: 1, usage: 2, unreachable: 3 } as const;
export type ExitCode = (typeof exit_codes)[keyof typeof exit_codes];

/** A command that was not carried out; the message is a sentence for the person who gave it. */
export class NotDone extends Error {
  readonly exit_code: ExitCode;

  constructor(sentence: string, exit_code: ExitCode = exit_codes.refused, options?: ErrorOptions) {
    super(sentence, options);
    this.exit_code = exit_code;
  }
}

interface Parameter {
  /** `asked`: never on the line, which everybody on the machine can read, but typed or piped */
  kind: 'argument' | 'option' | 'flag' | 'asked';
  about: string;
  /** what its value is called in the help */
  value: string;
  /** a check's message goes on after the parameter's name: "must be a day" */
  schema: z.ZodType;
}
type Parameters = Record<string, Parameter>;

type Given<P extends Parameters> = { [Name in keyof P]: z.output<P[Name]['schema']> };
type Said<P extends Parameters> = {
  [Name in keyof P as P[Name]['kind'] extends 'asked' ? never : Name]: z.output<P[Name]['schema']>;
};

export function argument<S extends z.ZodType>(value: string, about: string, schema: S) {
  return { kind: 'argument', value, about, schema } as const;
}

/** `--name <value>`, its name made from the parameter's. It must be given when its schema takes no `undefined`. */
export function option<S extends z.ZodType>(value: string, about: string, schema: S) {
  return { kind: 'option', value, about, schema } as const;
}

export function flag(about: string) {
  return { kind: 'flag', value: '', about, schema: z.boolean().default(false) } as const;
}

export function asked<S extends z.ZodType>(value: string, schema: S) {
  return { kind: 'asked', value, about: '', schema } as const;
}

interface Declared<P extends Parameters> {
  /** two words, such as `user create` */
  name: string;
  about: string;
  takes: P;
  /** Asks in front of the terminal for what is not on the line, before anything is opened. */
  ask?: (said: Said<P>, person: Person) => Promise<Partial<Record<keyof P, string>>>;
  /** Does it, in whichever process has the database. @returns what is printed */
  run: (services: Services, given: Given<P>) => Promise<string>;
}

/** One of the operator's commands, whatever its parameters are. */
export type Command = Declared<Parameters>;

export function command<P extends Parameters>(declared: Declared<P>): Command {
  // what it is called with was parsed by the schemas that the type is read from
  return declared as unknown as Command;
}

/** How a parameter is called by the person who gives it. */
export function labelOf(name: string, { kind, value }: Parameter): string {
  if (kind === 'argument') return `<${value}>`;
  return kind === 'asked' ? value : `--${name.replaceAll('_', '-')}`;
}

/** What was said on the line, parsed. @throws NotDone for the first value that is not valid */
export function checkSaid({ takes }: Command, values: Record<string, unknown>): Record<string, unknown> {
  const said = Object.entries(takes).filter(([, { kind }]) => kind !== 'asked');
  return check(Object.fromEntries(said), values);
}

function check(takes: Parameters, values: Record<string, unknown>): Record<string, unknown> {
  const parsed = Object.entries(takes).map(([name, parameter]) => {
    const { success, data, error } = parameter.schema.safeParse(values[name]);
    if (success) return [name, data];
    throw new NotDone(`${labelOf(name, parameter)} ${error.issues[0]?.message ?? 'is not valid'}.`);
  });
  return Object.fromEntries(parsed) as Record<string, unknown>;
}

/** A command on its way to the process that has the database. */
export const request_schema = z.strictObject({
  version: z.string(),
  command: z.string(),
  values: z.record(z.string(), z.unknown()),
});
export type Request = z.infer<typeof request_schema>;

export const answer_schema = z.object({
  exit_code: z.literal(Object.values(exit_codes)),
  /** for standard output */
  result: z.string(),
  /** for standard error */
  sentence: z.string(),
});
export type Answer = z.infer<typeof answer_schema>;

/** Carries a command out. What nobody meant is thrown. */
export async function carryOut(
  commands: readonly Command[],
  services: Services,
  { command: name, values }: Pick<Request, 'command' | 'values'>,
): Promise<Answer> {
  try {
    const found = commands.find((candidate) => candidate.name === name);
    if (found === undefined) throw new NotDone(`There is no command "${name}".`, exit_codes.usage);
    const result = await found.run(services, check(found.takes, values));
    return { exit_code: exit_codes.done, result, sentence: '' };
  } catch (error) {
    if (error instanceof NotDone) return answerOf(error);
    if (!isPassing(error)) throw error;
    return answerOf(new NotDone('The database cannot be reached.', exit_codes.unreachable));
  }
}

export function answerOf({ exit_code, message }: NotDone): Answer {
  return { exit_code, result: '', sentence: message };
}
