import { z } from 'zod';
import { isCalendarDay } from '#domain/dates.ts';
import { command_line } from '#server/features/audit/actions.ts';
import {
  argument,
  asked,
  command,
  flag,
  option,
  type Command,
} from '#server/platform/command-line/command.ts';
import { CommandError, exit_codes } from '#server/platform/command-line/command-error.ts';
import { explainRefusals } from '#server/platform/command-line/refusal.ts';
import { formatTable } from '#server/platform/command-line/output.ts';
import { CodedError } from '#server/platform/errors.ts';
import * as schedule from './actions.ts';

const ship = argument('ship', 'the id of the ship in the catalogue', z.string().min(1));
const day = z.string().refine(isCalendarDay, 'must be a day that exists, as YYYY-MM-DD');
const stretch = {
  from: option('day', 'the first day', day),
  to: option('day', 'the last day', day),
};

const unknown = (ship_id: string) => ({ not_found: `The catalogue has no ship ${ship_id}.` });

function daysOf({ from, to }: { from: string; to: string }): schedule.Days {
  if (from > to) throw new CommandError('The last day is before the first.');
  return { start_date: from, end_date: to };
}

const list = command({
  name: 'schedule list',
  about: 'Lists the ships that have a schedule written by operators, by name.',
  takes: {},
  async run(services) {
    const { items } = await schedule.listScheduledShips(services, { limit: 100_000 });
    if (items.length === 0) return 'No ship has a schedule.';
    const rows = items.map((one) => [
      one.ship_id,
      one.ship_name,
      one.first_date,
      one.last_date,
      String(one.days),
    ]);
    return formatTable(['id', 'ship', 'from', 'to', 'days'], rows);
  },
});

const show = command({
  name: 'schedule show',
  about: 'Shows the schedule of a ship between two days.',
  takes: { ship, ...stretch },
  async run(services, { ship: ship_id, ...given }) {
    const { items } = await explainRefusals(unknown(ship_id), () =>
      schedule.readShipCalls(services, ship_id, daysOf(given)),
    );
    if (items.length === 0) return 'Nothing is written of these days.';
    const rows = items.map(({ date, kind, port_name, arrive, depart }) => [
      date,
      kind,
      port_name ?? '',
      arrive ?? '',
      depart ?? '',
    ]);
    return formatTable(['date', 'kind', 'port', 'arrive', 'depart'], rows);
  },
});

const load = command({
  name: 'schedule import',
  about:
    'Puts the schedule of a ship from a CSV that is piped in (date, kind, port, arrive, depart), in the place of what ' +
    'is written between its first and its last day. With a row that is wrong nothing is put.',
  takes: {
    ship,
    check: flag('say what is wrong with it, and put nothing'),
    csv: asked('The file', z.string()),
  },
  async ask(_said, person) {
    const csv = person.is_present ? null : await person.readAllPiped();
    if (csv === null) throw new CommandError('No file was piped in: add < file.csv.', exit_codes.usage);
    return { csv };
  },
  async run(services, { ship: ship_id, check, csv }) {
    const { rows, unread, start_date, end_date } = await explainRefusals(unknown(ship_id), async () => {
      try {
        return await schedule.previewFile(services, ship_id, csv, 'en');
      } catch (error) {
        if (!(error instanceof CodedError) || error.code !== 'invalid') throw error;
        throw new CommandError(error.particulars.fields?.['csv']?.join(' ') ?? 'That is no such file.');
      }
    });
    const faults = rows.flatMap(({ line, errors }) =>
      Object.entries(errors).flatMap(([column, said]) =>
        said.map((one) => `line ${line}, ${column}: ${one}`),
      ),
    );
    if (faults.length > 0) throw new CommandError(faults.join('\n'));
    if (start_date === null || end_date === null) throw new CommandError('The file has no rows.');
    const items = rows.flatMap(({ item }) => (item === null ? [] : [item]));
    const left = unread.length === 0 ? '' : `\nNothing was read of: ${unread.join(', ')}.`;
    if (check) return `${items.length} rows from ${start_date} to ${end_date} can be put.${left}`;
    await schedule.putShipCalls(services, command_line, ship_id, {
      start_date,
      end_date,
      items: items.map(({ date, kind, port_id, port_name, arrive, depart }) => {
        return { date, kind, port_id, port_name, arrive, depart };
      }),
    });
    return `${items.length} rows from ${start_date} to ${end_date} are put.${left}`;
  },
});

const clear = command({
  name: 'schedule clear',
  about: 'Clears the schedule of a ship between two days.',
  takes: { ship, ...stretch },
  async run(services, { ship: ship_id, ...given }) {
    const rows = await explainRefusals(unknown(ship_id), () =>
      schedule.clearShipCalls(services, command_line, ship_id, daysOf(given)),
    );
    return rows === 1 ? '1 row is cleared.' : `${rows} rows are cleared.`;
  },
});

export const schedule_commands: readonly Command[] = [list, show, load, clear];
