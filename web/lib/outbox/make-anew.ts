import type { Cruise } from '#contract/cruises.ts';
import { catalogue_ids, written_names } from '#domain/cruise-fields.ts';
import { type Body, type Change, isOfGoneCruise, type PartKind, part_kinds, recordOf } from './change.ts';

/** The fields of each kind of part that a traveller writes. */
export const part_names = {
  passengers: ['first_name', 'last_name', 'loyalty_number', 'points_earned', 'date_of_birth', 'note'],
  flights: [
    'kind',
    'airline',
    'flight_number',
    'departure_airport',
    'arrival_airport',
    'departure_time',
    'arrival_time',
    'seat',
    'confirmation_number',
  ],
  lodging: [
    'kind',
    'name',
    'address',
    'city',
    'state',
    'zipcode',
    'check_in_date',
    'check_out_date',
    'confirmation_number',
  ],
  addons: ['date_added', 'price', 'description', 'is_in_total'],
  payments: ['date', 'amount', 'method', 'note', 'is_deposit'],
  diary: ['day', 'text'],
} as const satisfies { [Kind in PartKind]: readonly (keyof Cruise[Kind][number])[] };

const cruise_names = [
  ...written_names,
  ...Object.values(catalogue_ids),
  'not_needed',
  'schedule_is_offered',
] as const;

/**
 * The changes that make a record again that was deleted elsewhere, with what was changed here. It gets a new id, as the
 * server never gives an id twice. A cruise comes with its parts and its schedule, but without documents.
 * @param cruise as it is shown, with all changes of it that wait
 */
export function madeAnew(change: Change, cruise: Cruise | undefined, newId: () => string): Change[] {
  const { kind, cruise_id } = recordOf(change);
  const { state: _state, current: _current, is_cruise_gone: _is_cruise_gone, ...rest } = change;
  const fresh = { ...rest, state: 'waiting' as const, is_tried: false, before: null };
  const make = (path: string, body: Body): Change => ({ ...fresh, id: newId(), method: 'POST', path, body });
  if (isOfGoneCruise(change)) return cruise === undefined ? [fresh] : anewCruise(cruise, make, newId);
  if (kind === 'cruise' || kind === 'schedule' || kind === 'documents' || kind === 'paid') return [];
  const fields = knownOf({ ...change.before, ...change.body }, part_names[kind]);
  return [make(`cruises/${cruise_id}/${kind}`, { ...fields, id: newId() })];
}

function anewCruise(
  cruise: Cruise,
  make: (path: string, body: Body) => Change,
  newId: () => string,
): Change[] {
  const id = newId();
  const items = cruise.schedule.items.map(({ country: _country, ...row }) => row);
  return [
    make('cruises', { ...knownOf({ ...cruise }, cruise_names), id }),
    ...part_kinds.flatMap((kind) =>
      (cruise[kind] as readonly object[]).map((part) =>
        make(`cruises/${id}/${kind}`, { ...knownOf(part as Body, part_names[kind]), id: newId() }),
      ),
    ),
    ...(items.length === 0 ? [] : [{ ...make(`cruises/${id}/schedule`, { items }), method: 'PUT' as const }]),
  ];
}

/** The values among some names that are known. */
export function knownOf(record: Body, names: readonly string[]): Body {
  return Object.fromEntries(
    names
      .filter((name) => record[name] !== null && record[name] !== undefined)
      .map((name) => [name, record[name]]),
  );
}
