// Compares port calls: the same day and port; then arrival and departure.
import { isSameDay } from './comparisons.ts';
import { match } from './lists.ts';
import { isSamePort, isSea } from './names.ts';
import { isEmpty, plainTime } from './plain.ts';
import type { Tally } from './tally.ts';
import { isLenient, listIn, textsIn, type Values } from './truth.ts';

const TIMES = ['arrive', 'depart'] as const;

function isSameCall(truth: Values, said: Values): boolean {
  if (!isSameDay(truth['date'], said['date'])) return false;
  return [truth['port'], ...textsIn(truth['portAlt'])].some((port) => isSamePort(port, said['port']));
}

export function scoreCalls(truth: Values, said: Values, tally: Tally): void {
  const calls = listIn(truth['portCalls']);
  const told = listIn(said['portCalls']).filter(({ port }) => !isSea(port));
  const is_lenient = isLenient(truth, 'portCalls');
  const required = calls.filter((call) => call['optional'] !== true);
  const { pairs, missed, extra } = match(required, told, isSameCall);
  // optional calls do not count
  const optional = calls.filter((call) => call['optional'] === true);
  const wrong = match(optional, extra, isSameCall).extra;
  tally.add('portCalls', { tp: pairs.length, fp: wrong.length, fn: is_lenient ? 0 : missed.length });
  for (const time of TIMES) {
    const field = `portCalls.${time}`;
    for (const [call, one] of pairs) scoreTime(field, call[time], one[time], tally);
    tally.add(field, {
      fp: wrong.filter((call) => !isEmpty(call[time])).length,
      fn: is_lenient ? 0 : missed.filter((call) => !isEmpty(call[time])).length,
    });
  }
}

function scoreTime(field: string, truth: unknown, said: unknown, tally: Tally): void {
  const [right, told] = [plainTime(truth), plainTime(said)];
  if (right === '' && told === '') return;
  if (right === '') tally.add(field, { fp: 1 });
  else if (told === '') tally.add(field, { fn: 1 });
  else tally.add(field, right === told ? { tp: 1 } : { fp: 1, fn: 1 });
}
