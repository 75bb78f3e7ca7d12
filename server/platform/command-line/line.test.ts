import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { z } from 'zod';
import { commands } from '#server/commands.ts';
import { CommandError } from './command-error.ts';
import { argument, carryOut, command, flag, labelOf, option } from './command.ts';
import { runLine } from './line.ts';
import { formatTable } from './output.ts';
import { personAt } from './person.ts';

/** The output of a command line that carries nothing out. */
async function said(line: string, known = commands) {
  let out = '';
  let err = '';
  const code = await runLine(known, line === '' ? [] : line.split(' '), {
    version: 'test',
    person: personAt(new PassThrough().end(), new PassThrough()),
    print: (part) => (out += part),
    complain: (part) => (err += part),
    deliver: () => Promise.reject(new Error('nothing is to be carried out')),
  });
  return { code, out, err };
}

test('--help of the program and of each group names all commands', async () => {
  const { code, out, err } = await said('--help');
  assert.deepEqual([code, err], [0, '']);
  // a group of many commands takes several lines
  const groups = out.replaceAll(/,\n +/g, ', ');
  for (const { name, about } of commands) {
    const [group = '', word = ''] = name.split(' ');
    assert.match(groups, new RegExp(`^  ${group} .*\\b${word}\\b`, 'm'));
    const help = (await said(`${group} --help`)).out.replaceAll(/\s+/g, ' ');
    assert.ok(help.includes(about), name);
  }
  for (const code_meaning of ['0 done', '1 refused', '2 not understood', '3 the database']) {
    assert.ok(out.includes(code_meaning));
  }
});

test('--help of a command lists its parameters', async () => {
  assert.ok(commands.length >= 13);
  for (const { name, about, takes } of commands) {
    const { code, out, err } = await said(`${name} --help`);
    assert.deepEqual([code, err], [0, ''], name);
    const help = out.replaceAll(/\s+/g, ' ');
    assert.ok(help.includes(about), name);
    for (const [key, parameter] of Object.entries(takes)) {
      if (parameter.kind === 'asked') continue;
      const label = parameter.kind === 'argument' ? parameter.value : labelOf(key, parameter);
      assert.ok(help.includes(` ${label} `) && help.includes(parameter.about), `${name} ${label}`);
    }
  }
});

test('a line that is not understood gets a sentence on standard error, and ends with 2', async () => {
  const lines: [string, RegExp][] = [
    ['', /^Usage: gangway/],
    ['user', /^Usage: gangway user/],
    ['frob', /unknown command 'frob'/],
    ['user frob', /unknown command 'frob'/],
    ['user list --frob', /unknown option '--frob'/],
    ['user create a@example.org', /required option '--first-name <name>' not specified/],
    ['user create', /required option|missing required argument/],
    ['user set-plan a@example.org', /missing required argument 'plan'/],
    ['user list more', /too many arguments/],
    ['maintenance', /^Usage: gangway maintenance/],
  ];
  for (const [line, sentence] of lines) {
    const { code, out, err } = await said(line);
    assert.deepEqual([code, out], [2, ''], line);
    assert.match(err, sentence, line);
    assert.doesNotMatch(err, /\n {4}at /);
  }
});

const echo = command({
  name: 'test echo',
  about: 'Says what it got.',
  takes: {
    first: argument('first', 'the first', z.string()),
    second: argument('second', 'the second', z.string().optional()),
    so_many: option(
      'number',
      'how many',
      z.string().regex(/^\d+$/, 'must be a number').default('1').transform(Number),
    ),
    loud: flag('say it loud'),
  },
  run: (_services, given) => Promise.resolve(JSON.stringify(given)),
});

test('arguments, options and flags arrive as their schemas read them', async () => {
  const given = async (line: string) => {
    let out = '';
    await runLine([echo], line.split(' '), {
      version: 'test',
      person: personAt(new PassThrough().end(), new PassThrough()),
      print: (part) => (out += part),
      complain: (part) => assert.fail(part),
      // the command uses no service
      deliver: (request) => carryOut([echo], {} as Parameters<typeof carryOut>[1], request),
    });
    return JSON.parse(out) as unknown;
  };
  assert.deepEqual(await given('test echo a'), { first: 'a', so_many: 1, loud: false });
  assert.deepEqual(await given('test echo a b --so-many 12 --loud'), {
    first: 'a',
    second: 'b',
    so_many: 12,
    loud: true,
  });
  const wrong = await said('test echo a --so-many x', [echo]);
  assert.deepEqual(wrong, { code: 1, out: '', err: '--so-many must be a number.\n' });
});

test('a table is aligned, and control characters in a cell do not reach the terminal', () => {
  const table = formatTable(
    ['email', 'name'],
    [
      ['ada@example.org', 'Ada'],
      ['b@example.org', 'Ben\u001B[31m\n\u0007'],
      ['é@example.org', ''],
    ],
  );
  assert.deepEqual(table.split('\n'), [
    'email            name',
    'ada@example.org  Ada',
    'b@example.org    Ben [31m',
    'é@example.org',
  ]);
});

/** A person at a terminal, and all that the terminal shows. */
function terminal() {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = new PassThrough();
  return { input, output, person: personAt(input, output) };
}

test('an answer to a question is shown while it is typed, a password is not', async () => {
  const { input, output, person } = terminal();
  assert.equal(person.is_present, true);
  const secret = person.askSecretly('New password: ');
  input.write('Sail-away-2027\r');
  assert.equal(await secret, 'Sail-away-2027');
  const open = person.ask('Address: ');
  input.write('ada@example.org\r');
  assert.equal(await open, 'ada@example.org');
  const shown = await text(output.end());
  assert.match(shown, /New password: /);
  assert.match(shown, /Address: .*ada@example\.org/s);
  assert.doesNotMatch(shown, /Sail|away|2027/);
});

test('a question that is turned away with Ctrl-C or Ctrl-D does nothing', async () => {
  for (const key of ['\u0003', '\u0004']) {
    const { input, person } = terminal();
    const answer = person.askSecretly('New password: ');
    input.write(`half${key === '\u0004' ? '\u0015' : ''}${key}`);
    await assert.rejects(answer, (error) => error instanceof CommandError && error.exit_code === 1);
  }
});

test('a script pipes the first line, with any line ending', async () => {
  const piped = (content: string) => personAt(new PassThrough().end(content), new PassThrough()).readPiped();
  assert.equal(await piped('Sail-away-2027\n'), 'Sail-away-2027');
  assert.equal(await piped('Sail-away-2027\r\nmore\n'), 'Sail-away-2027');
  assert.equal(await piped(' with spaces '), ' with spaces ');
  assert.equal(await piped(''), null);
});
