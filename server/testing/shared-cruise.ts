import assert from 'node:assert/strict';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { fieldOf, written_names, type WrittenName } from '#domain/cruise-fields.ts';
import { type ShareLevel, shows } from '#domain/share-levels.ts';
import { newId } from '#server/platform/ids.ts';
import { pdf, upload } from './documents.ts';
import type { Caller, TestServer } from './server.ts';

const voyage = { start_date: '2027-03-06', end_date: '2027-03-13', currency: 'USD' };

/** A value that no other field of the record has; a text contains the level from which on it is shown. */
function markOf(name: WrittenName, index: number): string | number | undefined {
  const { kind, seen_from } = fieldOf(name);
  switch (kind) {
    case 'day':
      return `2026-12-${10 + (index % 20)}`;
    case 'time':
      return '11:41';
    case 'money':
      return `${90_000 - index * 101}.${10 + index}`;
    case 'number':
      return 870_000 + index * 101;
    case 'link':
      return `https://z${seen_from}.example/${name}`;
    // neither has a value of its own
    case 'flag':
    case 'moment':
      return undefined;
    default:
      return `Z${seen_from} ${name}`;
  }
}

const marks = written_names
  .filter((name) => !(name in voyage))
  .map((name, index) => ({ name, mark: markOf(name, index) }))
  .filter(({ mark }) => mark !== undefined);

/**
 * A cruise with a value in every field that a traveller writes, but switches and moments: a new field is tested for leaks
 * by itself. Times and the currency are no secrets of their own, as other answers have them too.
 */
export const shared_record = {
  ...(Object.fromEntries(marks.map(({ name, mark }) => [name, mark])) as Record<TextName, string>),
  ...voyage,
};
type TextName = Exclude<WrittenName, keyof typeof voyage>;

/** The marks of the fields that a level does not show, in the form of answers. */
export function secretsOf(level: ShareLevel | null): string[] {
  const hidden = marks.filter(({ name }) => {
    const { kind, seen_from } = fieldOf(name);
    // a time may be that of the answer
    return kind !== 'time' && (level === null || !shows(level, seen_from));
  });
  const of_parts = level !== null && shows(level, 'full') ? [] : ['5432.19', '4321.98', 'Zfull'];
  return [...hidden.map(({ mark }) => String(mark)), ...of_parts];
}

export const shared_parts = {
  passengers: { first_name: 'Zdetails', last_name: 'Zdetails', loyalty_number: 'Zfull', note: 'Zfull' },
  flights: {
    kind: 'pre',
    airline: 'Zdetails',
    departure_time: '2027-03-05T10:00',
    confirmation_number: 'Zfull',
  },
  lodging: { kind: 'pre', name: 'Zdetails', check_in_date: '2027-03-05', confirmation_number: 'Zfull' },
  addons: { date_added: '2026-06-06', price: '5432.19', description: 'Zfull' },
  payments: { date: '2026-07-07', amount: '4321.98', method: 'Zfull', note: 'Zfull', is_deposit: true },
  diary: { day: '2027-03-07', text: 'Zfull' },
};
const all: readonly Endpoint[] = endpoints;
/** The calls on a cruise and its parts. */
export const calls_of_cruise = all.filter(({ path }) => path.startsWith('cruises/{id}'));

/** Two accounts, and a cruise of one of them with a value of each level. */
export async function recordShared(server: TestServer) {
  const owner = await server.traveller({ first_name: 'Olga' });
  const receiver = await server.traveller({ email: 'receiver@example.org', first_name: 'Rosa' });
  const { id } = (await owner.call('POST cruises', { body: shared_record })).body;
  const part_ids: Record<string, string> = {};
  for (const [noun, body] of Object.entries(shared_parts)) {
    const key = `POST cruises/{id}/${noun}` as 'POST cruises/{id}/addons';
    const { status, body: added } = await owner.call(key, { params: { id }, body });
    assert.equal(status, 201, noun);
    part_ids[noun] = added.id;
  }
  part_ids['documents'] = (await upload(owner, { id }, pdf, 'Zfull.pdf')).body.id;
  await owner.call('PUT cruises/{id}/schedule', {
    params: { id },
    body: { items: [{ date: '2027-03-07', kind: 'port', port_name: 'Zitinerary Port' }] },
  });
  // its twin, which is not shared
  const twin = { ...shared_record, ship_name: 'Ztwin', start_port: 'Ztwin', end_port: 'Ztwin' };
  await owner.call('POST cruises', { body: twin });

  const params = {
    id,
    addon_id: part_ids['addons'] ?? '',
    payment_id: part_ids['payments'] ?? '',
    flight_id: part_ids['flights'] ?? '',
    lodging_id: part_ids['lodging'] ?? '',
    entry_id: part_ids['diary'] ?? '',
    passenger_id: part_ids['passengers'] ?? '',
    document_id: part_ids['documents'] ?? '',
    share_id: newId(),
  };
  let share_id: string | null = null;

  /** Shares the cruise at a level from now on; null: not, or not any more. */
  async function share(share_level: ShareLevel | null): Promise<void> {
    if (share_level === null) {
      if (share_id !== null) await owner.call('DELETE user/sharing/{id}', { params: { id: share_id } });
      share_id = null;
    } else if (share_id === null) {
      const body = { email: 'receiver@example.org', share_level };
      share_id = (await owner.call('POST cruises/{id}/sharing', { params: { id }, body })).body.id;
      params.share_id = share_id;
      await receiver.call('PATCH user/sharing/{id}', {
        params: { id: share_id },
        body: { state: 'accepted' },
      });
    } else {
      await owner.call('PATCH user/sharing/{id}', { params: { id: share_id }, body: { share_level } });
    }
  }

  /** Sends any call with ids of that cruise, or others. */
  async function ask(
    by: Caller,
    { method, path, takes }: Endpoint,
    { body, query = {}, ids = {} }: { body?: object; query?: Record<string, string>; ids?: object } = {},
  ) {
    const known: Record<string, string> = { ...params, ...ids };
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '');
    const has_body = method !== 'GET' && method !== 'DELETE' && takes === undefined;
    const response = await fetch(`${server.url}/api/${address}?${new URLSearchParams(query).toString()}`, {
      method,
      headers: { ...by.headers, ...(has_body && { 'content-type': 'application/json' }) },
      ...(has_body && { body: JSON.stringify(body ?? {}) }),
    });
    return { status: response.status, text: await response.text() };
  }

  return { owner, receiver, id, params, part_ids, share, ask };
}
