import { hashKey } from '@tanstack/react-query';
import type { ListedCruise, ListTotals } from '#contract/cruise-list.ts';
import type { Cruise } from '#contract/cruises.ts';
import { decimalsOfCurrency } from '#domain/currencies.ts';
import { fold } from '#domain/fold.ts';
import { sumOf } from '#domain/money.ts';
import { portName, type PortNames } from '#domain/port-names.ts';
import { activeLanguage, portNamesIn } from '#web/lib/catalogues.ts';
import { contract_version, offline_answers } from '#web/lib/offline.ts';
import { part_kinds } from '#web/lib/outbox/change.ts';
import { outbox } from '#web/lib/outbox/waits.ts';
import { read } from '#web/lib/queries.ts';
import type { filtersOf } from '../search.ts';

/* Without a network, what the server would answer to filters, from the whole list that the device keeps. */

export interface KeptList {
  items: ListedCruise[];
  total: number;
  next_cursor: string | null;
  totals?: ListTotals | undefined;
}

type Filters = ReturnType<typeof filtersOf> & { cancelled?: string };

/**
 * The cruises of a list that match filters, in their order.
 * @param list all cruises, in the order `voyages`
 * @param recordOf the record of a cruise, for a search in all its texts; undefined: the device does not have it
 * @param names the ports in the reader's language: a port is found by this name and by that of the catalogue
 */
export async function filterKept(
  list: KeptList,
  filters: Filters,
  recordOf = keptRecord,
  names = portNamesIn(activeLanguage().language),
): Promise<KeptList> {
  const words = fold(filters.q ?? '').split(' ');
  const found: ListedCruise[] = [];
  for (const item of list.items) {
    if (!matches(item, filters)) continue;
    const text = filters.q === undefined ? '' : fold(textOf((await recordOf(item.id)) ?? item, names));
    if (words.every((word) => text.includes(word))) found.push(item);
  }
  const items = inOrder(found, filters.sort);
  return { items, total: items.length, next_cursor: null, totals: totalsOf(items) };
}

/** The record of a cruise that this device has, with the changes that wait. */
async function keptRecord(id: string): Promise<Cruise | undefined> {
  const { queryKey } = read('GET cruises/{id}', { params: { id } });
  const kept = await offline_answers.load(hashKey(queryKey));
  if (kept?.version !== contract_version) return outbox.made(queryKey) as Cruise | undefined;
  const { data } = kept as { data: Cruise };
  return (outbox.loaded()?.show(queryKey, data) as Cruise | undefined) ?? data;
}

function matches(item: ListedCruise, { time, cancelled, year, cruise_line, shared }: Filters): boolean {
  return (
    (time?.split(',').includes(item.time) ?? true) &&
    (cancelled === undefined || (item.cancelled_at !== null) === (cancelled === 'true')) &&
    (year === undefined || item.start_date.startsWith(`${year}-`)) &&
    (cruise_line === undefined || [item.cruise_line_id, item.cruise_line].includes(cruise_line)) &&
    (shared === undefined || (item.share !== null) === (shared === 'true'))
  );
}

const searched = [
  'ship_name',
  'cruise_line',
  'itinerary',
  'booking_number',
  'booking_id',
  'stateroom',
  'travel_agent',
  'notes',
] as const satisfies readonly (keyof Cruise)[];

/** All texts of a record by which a person would search for it. */
function textOf(record: Partial<Cruise> | ListedCruise, names: PortNames): string {
  const { schedule, start_port, end_port, ...known }: Partial<Cruise> = record;
  const parts: readonly object[] = part_kinds.flatMap((kind): readonly object[] => known[kind] ?? []);
  const called = (schedule?.items ?? []).map(({ port_name }) => port_name);
  // as the catalogue calls them
  const ports = [start_port, end_port, ...called].filter((name) => typeof name === 'string');
  const texts: unknown[] = [
    ...searched.map((name) => known[name]),
    ...ports.flatMap((name) => [name, portName(name, names)]),
    ...parts.flatMap((part) =>
      Object.entries(part).flatMap(([name, value]) => (name === 'id' ? [] : [value as unknown])),
    ),
  ];
  return texts.filter((text) => typeof text === 'string').join(' ');
}

/** What is not known comes last, in each direction. */
function inOrder(items: readonly ListedCruise[], sort: Filters['sort']): ListedCruise[] {
  if (sort === 'voyages') return [...items];
  const sign = sort.startsWith('-') ? -1 : 1;
  const name = sort.replace('-', '') as 'start_date' | 'ship_name' | 'total_price' | 'booking_date';
  const keyOf = (item: ListedCruise) => {
    const { [name]: value } = item;
    if (value === null) return null;
    return name === 'total_price' ? Number(value) : name === 'ship_name' ? fold(value) : value;
  };
  return items.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one === other ? compare(a.id, b.id) : compare(one, other));
  });
}

function compare<Key extends string | number>(a: Key, b: Key): number {
  return a < b ? -1 : Number(a > b);
}

/** The sums by currency: cancelled cruises cost nothing, and of past ones nothing is due. */
function totalsOf(items: readonly ListedCruise[]): ListTotals {
  const counted = items.filter(
    ({ cancelled_at, total_price }) => cancelled_at === null && total_price !== null,
  );
  const sums = [...Map.groupBy(counted, ({ currency }) => currency)].map(([currency, own]) => {
    const sum = (amounts: readonly (string | null)[]) =>
      sumOf(amounts, decimalsOfCurrency(currency) ?? 2) ?? '0.00';
    return {
      currency,
      cruises: own.length,
      total_price: sum(own.map(({ total_price }) => total_price)),
      balance_due: sum(own.flatMap(({ time, balance_due }) => (time === 'past' ? [] : [balance_due]))),
    };
  });
  return sums.toSorted((a, b) => b.cruises - a.cruises || compare(a.currency ?? '', b.currency ?? ''));
}
