import { z } from 'zod';
import { isInstant } from '#domain/dates.ts';
import { command_line } from '#server/features/audit/actions.ts';
import { command, option, type Command } from '#server/platform/command-line/command.ts';
import { formatInstant } from '#server/platform/command-line/output.ts';
import type { Services } from '#server/services.ts';
import { turnMaintenance } from './actions.ts';

async function stateOf({ maintenance }: Services): Promise<string> {
  const closed = await maintenance.look();
  if (closed === null) return 'Maintenance is off.';
  const { message, on_since, planned_end } = closed;
  return [
    `Maintenance is on since ${formatInstant(on_since)} UTC.`,
    ...(planned_end === null ? [] : [`It is to be over at ${formatInstant(planned_end)} UTC.`]),
    ...(message === null ? [] : [`It says: ${message}`]),
  ].join('\n');
}

const on = command({
  name: 'maintenance on',
  about:
    'Closes the instance for everybody but operators: calls are answered 503, and the app says that it is being ' +
    'worked on. Given again, it says what is said now.',
  takes: {
    message: option(
      'text',
      'what people are told',
      z
        .string()
        .regex(/^(?=.*\S)[^\p{Cc}]{1,500}$/u, 'must be 1 to 500 characters on one line')
        .optional(),
    ),
    until: option(
      'moment',
      'when it is to be over, such as 2027-03-04T18:00Z; people are told, and nothing opens by itself',
      z
        .string()
        .transform((text) => text.replace(/T(\d\d:\d\d)(Z|[+-]\d\d:\d\d)$/, 'T$1:00$2'))
        .refine(isInstant, 'must be a moment with its zone, such as 2027-03-04T18:00Z')
        .optional(),
    ),
  },
  async run(services, { message = null, until: planned_end = null }) {
    await turnMaintenance(services, command_line, { message, planned_end });
    return stateOf(services);
  },
});

const off = command({
  name: 'maintenance off',
  about: 'Opens the instance again; the app comes back by itself.',
  takes: {},
  async run(services) {
    await turnMaintenance(services, command_line, null);
    return stateOf(services);
  },
});

const status = command({
  name: 'maintenance status',
  about: 'Says whether the instance is closed, since when, and what people are told.',
  takes: {},
  run: stateOf,
});

export const maintenance_commands: readonly Command[] = [on, off, status];
