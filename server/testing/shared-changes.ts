import { sql, type SQL } from 'drizzle-orm';
import { newId } from '#server/platform/ids.ts';
import type { TestServer } from './server.ts';
import { shared_record, type recordShared } from './shared-cruise.ts';

type Recorded = Awaited<ReturnType<typeof recordShared>>;

/** Changes of each kind that two accounts see, one after the other, by what changes. */
export function changesOf(
  server: TestServer,
  { owner, receiver, id, params, share }: Pick<Recorded, 'owner' | 'receiver' | 'id' | 'params' | 'share'>,
  { olga, rosa }: { olga: string; rosa: string },
): Record<string, () => Promise<unknown>> {
  const { query } = server.database;
  const sql_step = (text: SQL) => () => query.execute(text);
  return {
    'a field': () => owner.call('PATCH cruises/{id}', { params, body: { deck: '11' } }),
    'a field by the receiver': () => receiver.call('PATCH cruises/{id}', { params, body: { deck: '12' } }),
    'the name of a passenger': () =>
      owner.call('PATCH cruises/{id}/passengers/{passenger_id}', { params, body: { first_name: 'Ida' } }),
    'an amount': () =>
      receiver.call('PATCH cruises/{id}/payments/{payment_id}', { params, body: { amount: '17.00' } }),
    'a schedule': () =>
      owner.call('PUT cruises/{id}/schedule', {
        params,
        body: { items: [{ date: '2027-03-08', kind: 'port', port_name: 'Elsewhere' }] },
      }),
    'a day of the logbook': () =>
      owner.call('POST cruises/{id}/diary', { params, body: { day: '2027-03-08', text: 'Fine' } }),
    'a document': () => owner.call('DELETE cruises/{id}/documents/{document_id}', { params }),
    'the name of the owner': sql_step(sql`update users set first_name = 'Olympia' where id = ${olga}`),
    'the name of the receiver': sql_step(sql`update users set first_name = 'Rosalind' where id = ${rosa}`),
    'a level': () => share('itinerary'),
    'the end of a share': () => share(null),
    'a share': () => share('full'),
    'an offer that waits': () =>
      owner.call('POST user/sharing', { body: { email: 'receiver@example.org', share_level: 'itinerary' } }),
    'an offer for the address alone': sql_step(
      sql`update shares set offered_to = null where receiver_id is null`,
    ),
    'its end': sql_step(sql`delete from shares where receiver_id is null`),
    'a cancelled cruise': () =>
      owner.call('PATCH cruises/{id}', { params, body: { cancelled_at: '2026-11-01T00:00:00Z' } }),
    'a loyalty membership': () =>
      owner.call('PUT loyalty/{cruise_line_id}', {
        params: { cruise_line_id: 'aida' },
        body: { items: [{ member_name: null, points: 7, points_as_of: '2026-01-01' }] },
      }),
    'a notice': sql_step(sql`update notices set read_at = now()`),
    'an announcement': sql_step(sql`insert into announcements (id, texts, kind, starts_at, created_at)
      values (${newId()}, '{"en":"Hello"}', 'info', '2026-01-01', now())`),
    'a ship of the catalogue': sql_step(sql`update ships set name = name || '!'`),
    'a reminder': sql_step(sql`insert into reminders (id, user_id, cruise_id, kind, date, created_at)
      values (${newId()}, ${olga}, ${id}, 'checkin', '2026-12-01', now())`),
    'a plan': sql_step(sql`update users set plan_name = 'admin' where id = ${rosa}`),
    'another cruise': () => owner.call('POST cruises', { body: { ...shared_record, ship_name: 'Another' } }),
  };
}
