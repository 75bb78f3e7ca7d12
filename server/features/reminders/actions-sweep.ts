import { entitlementOf } from '#domain/entitlements.ts';
import { decide, overdueOf, remindersOf, weatherChecks, type Reminder } from '#domain/reminders.ts';
import type { Queryable } from '#server/database/shape.ts';
import { planOf } from '#server/features/users/access.ts';
import { lastWarnings } from '#server/features/notices/actions.ts';
import { newId } from '#server/platform/ids.ts';
import type { Services } from '#server/services.ts';
import { channels, type DueReminder } from './actions-channels.ts';
import { skipLostReminders } from './actions-lost.ts';
import * as store from './store.ts';
import * as swept from './actions-swept.ts';
import { keyOfWarning, lookForWarnings, type Warning } from './actions-warnings.ts';

const batch_size = 500;
/** A record whose reminders cannot be computed must not be read every minute. */
const poor_record_ms = 3_600_000;
/** As often as the weather of places is requested: a missing forecast may be there by then. */
const weather_again_ms = 600_000;

/**
 * Sends all reminders that are due. Several servers may sweep at once, as none looks at rows that another one has
 * claimed; the claims of a killed server are rolled back. @returns how many reminders were sent
 */
export async function sweepReminders(services: Services): Promise<number> {
  const { clock, config, database, log } = services;
  const now = clock.now().toISOString();
  await skipLostReminders(services);
  let told = 0;
  for (let is_full = true; is_full;) {
    const batch = await database.transaction((tx) => sweepBatch(services, tx, now));
    told += batch.told;
    is_full = batch.looked_at === batch_size;
  }
  // the database first: the file is later than it only if a backup was restored
  await store.keepSweptUntil(database.query, now);
  await swept.keep(config, now).catch((error: unknown) => {
    log.debug({ err: error }, 'DATA_DIR does not keep until when reminders were sent');
  });
  return told;
}

/** Sweeps a batch, all or nothing, in a fixed number of statements. */
async function sweepBatch(
  services: Services,
  tx: Queryable,
  now: string,
): Promise<{ looked_at: number; told: number }> {
  const watches = await store.claimWatches(tx, now, batch_size);
  const ids = watches.map(({ cruise_id }) => cruise_id);
  const records = new Map((await store.listReminded(tx, ids)).map((record) => [record.id, record]));
  const sent = Map.groupBy(await store.listSent(tx, ids), ({ cruise_id }) => cruise_id);
  const wanted: { watch: store.Watch; record: store.RemindedRecord; reminder: Reminder }[] = [];
  const looked_at = watches.map((watch): store.WatchUpdate => {
    const record = records.get(watch.cruise_id);
    const moved = { cruise_id: watch.cruise_id, seen_until: now };
    if (record === undefined) return { ...moved, look_at: null };
    try {
      const { send, look_at } = judge(services, watch, record, sent.get(record.id) ?? [], now);
      wanted.push(...send.map((reminder) => ({ watch, record, reminder })));
      return { ...moved, look_at };
    } catch (error) {
      services.log.error({ err: error, cruise_id: record.id }, 'the reminders of a cruise cannot be told');
      const look_at = new Date(Date.parse(now) + poor_record_ms).toISOString();
      return { ...moved, seen_until: watch.seen_until, look_at };
    }
  });
  const { warnings, unknown } = await newWarnings(services, tx, wanted);
  const told = wanted.flatMap(({ watch, record, reminder }): DueReminder[] => {
    const warned = reminder.kind === 'weather' ? (warnings.get(record.id) ?? []) : [];
    if (reminder.kind === 'weather' && warned.length === 0) return [];
    const { id: user_id } = watch.person;
    const { id: cruise_id, ship_name } = record;
    return [{ id: newId(), user_id, cruise_id, ship_name, reminder, warnings: warned, now }];
  });
  const added = await store.insertReminders(
    tx,
    told.map(({ id, user_id, cruise_id, reminder: { kind, date } }) => ({
      id,
      user_id,
      cruise_id,
      kind,
      date,
      created_at: now,
    })),
  );
  const fresh = told.filter(({ id }) => added.has(id));
  if (fresh.length > 0) for (const channel of channels) await channel.tell(services, tx, fresh);
  const put_off = new Map(
    wanted.flatMap(({ record: { id }, reminder: { kind, at } }) =>
      kind === 'weather' && unknown.has(id) ? [[id, at] as const] : [],
    ),
  );
  await store.moveWatches(
    tx,
    looked_at.map((one) => putOff(one, put_off.get(one.cruise_id) ?? null, now)),
  );
  return { looked_at: watches.length, told: fresh.length };
}

/**
 * Looks again at a cruise whose weather is not known yet, as after a night without a server. All its other due
 * reminders count as seen: they were due earlier, or at the same nine o'clock and sent.
 */
function putOff(looked_at: store.WatchUpdate, weather_at: string | null, now: string): store.WatchUpdate {
  if (weather_at === null) return looked_at;
  const again = new Date(Date.parse(now) + weather_again_ms).toISOString();
  const { look_at } = looked_at;
  return {
    ...looked_at,
    seen_until: new Date(Date.parse(weather_at) - 1).toISOString(),
    look_at: look_at !== null && Date.parse(look_at) < Date.parse(again) ? look_at : again,
  };
}

function judge(
  services: Pick<Services, 'config'>,
  { person, seen_until }: store.Watch,
  record: store.RemindedRecord,
  sent: readonly store.SentReminder[],
  now: string,
) {
  const all = [
    ...remindersOf(record, person, now),
    ...overdueOf(record, person, now),
    ...weatherChecks(record, person, now),
  ];
  const decision = decide(all, { sent, seen_until, now, time_zone: person.time_zone });
  return { ...decision, send: decision.send.filter((one) => mayBeReminded(services, person, one, now)) };
}

/** Whether an account is activated and enabled, and its plan has reminders, and weather if the reminder is of it. */
export function mayBeReminded(
  services: Pick<Services, 'config'>,
  person: store.Person,
  { kind }: Pick<Reminder, 'kind'>,
  now: string,
): boolean {
  if (person.activated_at === null || person.disabled_at !== null) return false;
  const { features } = entitlementOf(planOf(services, person, new Date(now)));
  return features.includes('reminders') && (kind !== 'weather' || features.includes('weather'));
}

/**
 * For cruises whose weather is due: all warnings, if at least one of them was not sent before; and for cruises without
 * a new warning, whether their weather is unknown.
 */
async function newWarnings(
  services: Services,
  tx: Queryable,
  wanted: readonly { record: store.RemindedRecord; reminder: Reminder }[],
): Promise<{ warnings: ReadonlyMap<string, readonly Warning[]>; unknown: ReadonlySet<string> }> {
  const ids = wanted.filter(({ reminder }) => reminder.kind === 'weather').map(({ record }) => record.id);
  if (ids.length === 0) return { warnings: new Map(), unknown: new Set() };
  // a savepoint: a forecast that cannot be read must not hold up all reminders
  const { warnings: found, unknown } = await tx
    .transaction((within) => lookForWarnings(services, within, ids))
    .catch((error: unknown) => {
      services.log.error({ err: error }, 'the warnings of the weather cannot be told');
      return { warnings: new Map<string, readonly Warning[]>(), unknown: new Set<string>() };
    });
  const before = await lastWarnings(tx, [...found.keys()]);
  const fresh = [...found].filter(([id, warnings]) => {
    const told = new Set(before.get(id));
    return warnings.some((warning) => !told.has(keyOfWarning(warning)));
  });
  const warnings = new Map(fresh);
  return { warnings, unknown: new Set([...unknown].filter((id) => !warnings.has(id))) };
}
