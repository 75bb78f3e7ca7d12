import { z } from 'zod';
import { command_line } from '#server/features/audit/actions.ts';
import { argument, command, flag, option, type Command } from '#server/platform/command-line/command.ts';
import { formatInstant, formatJson, formatTable } from '#server/platform/command-line/output.ts';
import { explainRefusals } from '#server/platform/command-line/refusal.ts';
import type { Services } from '#server/services.ts';
import { ship_states } from '#contract/operator-ships.ts';
import * as operator from './operator/actions.ts';

const json = flag('print JSON, for programs');
const most = 200;

const listReports = command({
  name: 'report list',
  about: 'Lists what travellers reported about catalogue data, the latest first. Times are in UTC.',
  takes: { settled: flag('those that are settled, instead of the open ones'), json },
  async run(services, { settled, json: is_json }) {
    const state = settled ? 'settled' : 'open';
    const { items } = await operator.listReports(services, { state, limit: most });
    if (is_json) return formatJson(items);
    if (items.length === 0) return `There are no ${state} reports.`;
    const rows = items.map(({ id, created_at, user_email, details, description }) => {
      const { ship_name } = details;
      return [
        id,
        formatInstant(created_at),
        user_email,
        typeof ship_name === 'string' ? ship_name : '',
        description,
      ];
    });
    return formatTable(['id', 'created', 'from', 'ship', 'report'], rows);
  },
});

const settleReport = command({
  name: 'report settle',
  about: 'Settles a report; its writer is told in the app.',
  takes: {
    id: argument('id', 'the id from the list', z.uuid('must be an id from the list')),
    answer: option('text', 'what its writer is told', z.string().max(2000).default('')),
  },
  async run(services, { id, answer }) {
    await explainRefusals(
      { not_found: `There is no report ${id}.`, conflict: 'That report is settled.' },
      () => operator.settleReport(services, command_line, id, { answer }),
    );
    return 'The report is settled.';
  },
});

const listMissing = command({
  name: 'ship missing',
  about: 'Lists the ships that people typed and nobody has decided on, those of most people first.',
  takes: {
    search: option('text', 'only those with this text in their name or line', z.string().default('')),
    json,
  },
  async run(services, { search, json: is_json }) {
    const { items } = await operator.listMissingShips(services, { q: search, limit: most });
    if (is_json) return formatJson(items);
    if (items.length === 0) return 'No ship is missing.';
    const rows = items.map(({ ship_name, cruise_line, people, cruises, suggestions }) => [
      ship_name,
      cruise_line ?? '',
      String(people),
      String(cruises),
      suggestions.map(({ id }) => id).join(', '),
    ]);
    return formatTable(['ship', 'line', 'people', 'cruises', 'like'], rows);
  },
});

const typed = {
  ship: argument('ship', 'the ship as it was typed', z.string()),
  line: option('text', 'its line as it was typed, where one was', z.string().optional()),
};

async function decide(services: Services, decision: operator.ShipDecision): Promise<string> {
  const sentences = {
    not_found: 'Nobody waits for a decision on such a ship.',
    conflict: 'The catalogue has that ship: use `ship map`.',
    invalid: 'The catalogue does not have that ship or line.',
  };
  const decided = await explainRefusals(sentences, () =>
    operator.decideMissingShip(services, command_line, decision),
  );
  const { people, cruises, ship_id } = decided;
  const told = `${people === 1 ? '1 person is' : `${people} people are`} told`;
  if (ship_id === null) return `The ship is declined; ${told}.`;
  return `${cruises === 1 ? '1 cruise points' : `${cruises} cruises point`} to ${ship_id} now; ${told}.`;
}

const year = z.coerce
  .number('must be a year')
  .int('must be a year')
  .min(1800, 'must be a year')
  .max(2100, 'must be a year');

const wholeTo = (largest: number) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(largest, `must be at most ${largest}`);

const accept = command({
  name: 'ship accept',
  about: 'Takes a ship that people typed into the catalogue, where it stays; their cruises point to it then.',
  takes: {
    ...typed,
    cruise_line: option('id', 'the line of the catalogue that it sails for', z.string().min(1)),
    name: option('text', 'what it is called (as it was typed unless told)', z.string().min(1).optional()),
    year: option('year', 'its first year', year.optional()),
    tonnage: option('number', 'its gross tonnage', wholeTo(1_000_000).optional()),
    passengers: option('number', 'how many it carries, two to a cabin', wholeTo(20_000).optional()),
    imo: option(
      'number',
      'its IMO number',
      z
        .string()
        .regex(/^\d{7}$/, 'must have 7 figures')
        .optional(),
    ),
    status: option(
      'status',
      `one of ${ship_states.join(', ')} (active unless told)`,
      z.enum(ship_states, { error: `must be one of ${ship_states.join(', ')}` }).default('active'),
    ),
  },
  run(services, { ship, line = null, cruise_line, name = ship, status, ...known }) {
    return decide(services, {
      decision: 'accepted',
      ship_name: ship,
      cruise_line: line,
      ship: {
        name,
        cruise_line_id: cruise_line,
        year_in_service: known.year ?? null,
        gross_tonnage: known.tonnage ?? null,
        passengers_double: known.passengers ?? null,
        imo: known.imo ?? null,
        status,
      },
    });
  },
});

const map = command({
  name: 'ship map',
  about:
    'Says which ship of the catalogue a typed one is; the cruises of those who typed it point to it then.',
  takes: { ...typed, to: option('id', 'the ship of the catalogue', z.string().min(1)) },
  run(services, { ship, line = null, to }) {
    return decide(services, { decision: 'mapped', ship_name: ship, cruise_line: line, ship_id: to });
  },
});

const decline = command({
  name: 'ship decline',
  about: 'Declines a ship that people typed; their cruises stay as they are.',
  takes: typed,
  run(services, { ship, line = null }) {
    return decide(services, { decision: 'declined', ship_name: ship, cruise_line: line });
  },
});

export const fleet_commands: readonly Command[] = [
  listReports,
  settleReport,
  listMissing,
  accept,
  map,
  decline,
];
