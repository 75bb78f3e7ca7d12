import { Command as Program, CommanderError, type OutputConfiguration } from 'commander';
import { CommandError, exit_codes, type ExitCode } from './command-error.ts';
import { checkLineValues, labelOf, type Answer, type Command, type Request, type Send } from './command.ts';
import type { Person } from './person.ts';

export interface Surroundings {
  version: string;
  person: Person;
  /** to standard output */
  print: (text: string) => void;
  /** to standard error */
  complain: (text: string) => void;
  /** sends the command to the process that has the database */
  deliver: (request: Request) => Promise<Answer>;
}

const ends = `
Exit codes: 0 done; 1 refused; 2 not understood; 3 the database or the server cannot be reached.
How it finds them, and more on each command: docs/operating.md`;

/** Reads a command line, asks for missing values, runs the command and prints the outcome. @returns the exit code */
export async function runLine(
  commands: readonly Command[],
  args: readonly string[],
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { version, person, print, complain, deliver } = surroundings;
  try {
    const wanted = readLine(commands, args, { writeOut: print, writeErr: complain });
    if (typeof wanted === 'number') return wanted;
    const { found, values } = wanted;
    // before anything is asked or opened
    const said = checkLineValues(found, values);
    const asked_for = (await found.ask?.(said, person)) ?? {};
    const send: Send = (sent) => deliver({ version, command: found.name, values: sent });
    const all = { ...values, ...asked_for };
    const { exit_code, result, sentence } = await (found.send?.(all, send) ?? send(all));
    if (result !== '') print(`${result}\n`);
    if (sentence !== '') complain(`${sentence}\n`);
    return exit_code;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    complain(`${error.message}\n`);
    return error.exit_code;
  }
}

interface ParsedLine {
  found: Command;
  values: Record<string, unknown>;
}

/** The command of a line with its values; or the exit code, after the help or an error was printed. */
function readLine(
  commands: readonly Command[],
  args: readonly string[],
  output: OutputConfiguration,
): ParsedLine | ExitCode {
  const wanted: ParsedLine[] = [];
  const program = new Program('gangway')
    .description('What the operator of an instance does from a terminal.')
    .exitOverride()
    .configureOutput(output)
    .addHelpText('after', ends);
  for (const found of commands) {
    const [group = '', word] = found.name.split(' ');
    const onRead = (values: Record<string, unknown>) => wanted.push({ found, values });
    if (word === undefined) {
      declare(program.command(group), found, onRead);
      continue;
    }
    const parent =
      program.commands.find((candidate) => candidate.name() === group) ??
      program.command(group).description(aboutGroup(commands, group)).helpCommand(false);
    declare(parent.command(word), found, onRead);
  }
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exit_codes.done : exit_codes.usage;
  }
  return wanted[0] ?? exit_codes.usage;
}

function aboutGroup(commands: readonly Command[], group: string): string {
  return commands
    .filter(({ name }) => name.startsWith(`${group} `))
    .map(({ name }) => name.slice(group.length + 1))
    .join(', ');
}

function declare(
  program: Program,
  { about, takes }: Command,
  onRead: (values: Record<string, unknown>) => unknown,
): void {
  program.description(about).showHelpAfterError('(--help says what it takes)');
  const named = Object.entries(takes);
  const taken = named.filter(([, { kind }]) => kind === 'argument');
  for (const [, { value, about: meaning, schema }] of taken) {
    const is_optional = schema.safeParse(undefined).success;
    program.argument(is_optional ? `[${value}]` : `<${value}>`, meaning);
  }
  for (const [name, parameter] of named) {
    const { kind, value, about: meaning, schema } = parameter;
    if (kind === 'flag') program.option(labelOf(name, parameter), meaning);
    if (kind !== 'option') continue;
    const line = `${labelOf(name, parameter)} <${value}>`;
    if (schema.safeParse(undefined).success) program.option(line, meaning);
    else program.requiredOption(line, meaning);
  }
  program.action(() => {
    const options: Record<string, unknown> = program.opts();
    const given: readonly unknown[] = program.args;
    const values = named.map(([name, { kind }]) => {
      if (kind !== 'argument') return [name, options[camelCase(name)]];
      return [name, given[taken.findIndex(([other]) => other === name)]];
    });
    onRead(Object.fromEntries(values) as Record<string, unknown>);
  });
}

/** The name that commander gives an option. */
function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
