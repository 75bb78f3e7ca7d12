import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { isPassing } from '#server/database/failures.ts';
import type { Services } from '#server/services.ts';
import { CommandError, exit_codes } from './command-error.ts';
import type { Person } from './person.ts';

interface Parameter {
  /** `asked`: never on the command line, which everybody on the machine can read, but typed or piped */
  kind: 'argument' | 'option' | 'flag' | 'asked';
  about: string;
  /** the name of its value in the help */
  value: string;
  /** the message of a failed check continues after the parameter's name: "must be a day" */
  schema: z.ZodType;
}
type Parameters = Record<string, Parameter>;

type ParsedValues<P extends Parameters> = { [Name in keyof P]: z.output<P[Name]['schema']> };
type LineValues<P extends Parameters> = {
  [Name in keyof P as P[Name]['kind'] extends 'asked' ? never : Name]: z.output<P[Name]['schema']>;
};

export function argument<S extends z.ZodType>(value: string, about: string, schema: S) {
  return { kind: 'argument', value, about, schema } as const;
}

/** `--name <value>`, named after the parameter. It is required when its schema accepts no `undefined`. */
export function option<S extends z.ZodType>(value: string, about: string, schema: S) {
  return { kind: 'option', value, about, schema } as const;
}

export function flag(about: string) {
  return { kind: 'flag', value: '', about, schema: z.boolean().default(false) } as const;
}

export function asked<S extends z.ZodType>(value: string, schema: S) {
  return { kind: 'asked', value, about: '', schema } as const;
}

interface CommandDeclaration<P extends Parameters> {
  /** one or two words, such as `backup` and `user create` */
  name: string;
  about: string;
  takes: P;
  /** Asks at the terminal for values that are missing on the line, before anything is opened. */
  ask?: (said: LineValues<P>, person: Person) => Promise<Partial<Record<keyof P, string>>>;
  /** how long the server may take to answer; half a minute by default */
  patience_ms?: number;
  /** Sends the command, where more has to be done in the process of the command line. */
  send?: (values: Record<string, unknown>, send: Send) => Promise<Answer>;
  /** Carries the command out in the process that has the database. @returns the text to print */
  run: (services: Services, given: ParsedValues<P>) => Promise<string>;
  /** Carries the command out instead, in the process of the command line, before any database is opened. */
  runAlone?: (config: Config, given: ParsedValues<P>) => Promise<string>;
}

/** Sends a command with these values to the process that has the database. */
export type Send = (values: Record<string, unknown>) => Promise<Answer>;

/** One of the operator's commands, with any parameters. */
export type Command = CommandDeclaration<Parameters>;

export function command<P extends Parameters>(declared: CommandDeclaration<P>): Command {
  // the values were parsed by the schemas from which the type is inferred
  return declared as unknown as Command;
}

/** The name of a parameter in a sentence for the person who gave the command. */
export function labelOf(name: string, { kind, value }: Parameter): string {
  if (kind === 'argument') return `<${value}>`;
  return kind === 'asked' ? value : `--${name.replaceAll('_', '-')}`;
}

/** Parses the values given on the line. @throws CommandError for the first value that is not valid */
export function checkLineValues(
  { takes }: Command,
  values: Record<string, unknown>,
): Record<string, unknown> {
  const said = Object.entries(takes).filter(([, { kind }]) => kind !== 'asked');
  return check(Object.fromEntries(said), values);
}

function check(takes: Parameters, values: Record<string, unknown>): Record<string, unknown> {
  const parsed = Object.entries(takes).map(([name, parameter]) => {
    const { success, data, error } = parameter.schema.safeParse(values[name]);
    if (success) return [name, data];
    throw new CommandError(`${labelOf(name, parameter)} ${error.issues[0]?.message ?? 'is not valid'}.`);
  });
  return Object.fromEntries(parsed) as Record<string, unknown>;
}

/** A command as it is sent to the process that has the database. */
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

/** Carries a command out. Rethrows every error that is not a refusal. */
export function carryOut(
  commands: readonly Command[],
  services: Services,
  { command: name, values }: Pick<Request, 'command' | 'values'>,
): Promise<Answer> {
  return orRefusal(() => {
    const found = commands.find((candidate) => candidate.name === name);
    if (found === undefined) throw new CommandError(`There is no command "${name}".`, exit_codes.usage);
    return found.run(services, check(found.takes, values));
  });
}

/** Carries a command out that needs no services. */
export function carryOutAlone(
  { takes, runAlone, name }: Command,
  config: Config,
  values: Record<string, unknown>,
): Promise<Answer> {
  if (runAlone === undefined) throw new Error(`${name} needs services`);
  return orRefusal(() => runAlone(config, check(takes, values)));
}

async function orRefusal(run: () => Promise<string>): Promise<Answer> {
  try {
    return { exit_code: exit_codes.done, result: await run(), sentence: '' };
  } catch (error) {
    if (error instanceof CommandError) return answerOf(error);
    if (!isPassing(error)) throw error;
    return answerOf(new CommandError('The database cannot be reached.', exit_codes.unreachable));
  }
}

export function answerOf({ exit_code, message }: CommandError): Answer {
  return { exit_code, result: '', sentence: message };
}
