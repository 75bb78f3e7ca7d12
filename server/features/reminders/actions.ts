import type { z } from 'zod';
import type { Alerts, SentReminder, switchOff as off_endpoint } from '#contract/reminders.ts';
import { remindersOf, silenceReason } from '#domain/reminders.ts';
import { balanceOf } from '#domain/money.ts';
import type { Config } from '#server/config.ts';
import { byNetwork, countTry, giveTryBack, type Limit } from '#server/features/limits/actions.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/http/call.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { watchRemindersOf } from '#server/features/cruises/watches/actions.ts';
import { keep } from './actions-swept.ts';
import * as store from './store.ts';
import { readSwitchOff, switch_of_kind, type SwitchOff } from './access-switch-off.ts';

/** The planned and sent reminders of a cruise that the caller may see. @throws CodedError `not_found` */
export async function readAlerts(
  services: Pick<Services, 'clock' | 'database'>,
  scope: Scope,
  cruise_id: string,
): Promise<Alerts> {
  const found = (await listAlerts(services, scope, [cruise_id])).get(cruise_id);
  if (found === undefined) throw new CodedError('not_found');
  return found;
}

/** The reminders of some cruises that the caller may see, by their ids; three statements. */
export async function listAlerts(
  { clock, database: { query } }: Pick<Services, 'clock' | 'database'>,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, Alerts>> {
  const now = clock.now().toISOString();
  const person = await store.findPerson(query, scope.user_id);
  if (person === null) return new Map();
  const records = await store.listReminded(query, ids);
  const own = records.filter(({ owner_id }) => owner_id === scope.user_id).map(({ id }) => id);
  const sent = Map.groupBy(await store.listSent(query, own), ({ cruise_id }) => cruise_id);
  return new Map(
    records.map((record) => [record.id, alertsOf(record, sent.get(record.id) ?? [], { scope, person, now })]),
  );
}

function alertsOf(
  record: store.RemindedRecord,
  sent: readonly store.SentReminder[],
  { scope, person, now }: { scope: Scope; person: store.Person; now: string },
): Alerts {
  const is_own = record.owner_id === scope.user_id;
  const reminders = is_own ? remindersOf(record, person, now) : [];
  const planned = reminders.filter(
    ({ kind, date, at }) => at > now && !sent.some((one) => one.kind === kind && one.date === date),
  );
  const { payment_state } = balanceOf(record);
  const silence = is_own ? silenceReason(record, person, now) : 'shared';
  return {
    planned,
    sent: sent.map(({ kind, date, created_at }): SentReminder => ({ kind, date, sent_at: created_at })),
    time_zone: person.time_zone ?? 'UTC',
    is_on: {
      payment_reminder: person.enable_payment_reminder,
      payment: person.payment_notification,
      checkin: person.checkin_notification,
      weather: person.weather_notification,
    },
    silent_because: silence ?? (payment_state === 'paid' ? 'paid' : null),
  };
}

type SwitchState = z.input<typeof off_endpoint.answer>;

/** Only invalid links count: mail programs of many travellers open valid ones from one network. */
const guesses: Limit = { name: 'switch-off network', tries: 60, seconds: 900 };

/** The kind of reminder that a mail's link would switch off. @throws CodedError `not_found`, `too_many_requests` */
export async function readSwitch(services: Services, token: string, caller: Caller): Promise<SwitchState> {
  const { user_id, kind } = await checkedLink(services, token, caller);
  const person = await store.findPerson(services.database.query, user_id);
  if (person === null) throw new CodedError('not_found');
  return { kind, is_on: person[switch_of_kind[kind]] };
}

/** Switches a kind of reminder off, or on again, by such a link. @throws CodedError `not_found`, `too_many_requests` */
export async function turnSwitch(
  services: Services,
  token: string,
  caller: Caller,
  is_on: boolean,
): Promise<SwitchState> {
  const { user_id, kind } = await checkedLink(services, token, caller);
  await services.database.transaction(async (tx) => {
    if (!(await store.turnSwitch(tx, user_id, { [switch_of_kind[kind]]: is_on })))
      throw new CodedError('not_found');
    await watchRemindersOf(tx, user_id, services.clock.now(), { is_zone_alone: false });
  });
  return { kind, is_on };
}

async function checkedLink(services: Services, token: string, caller: Caller): Promise<SwitchOff> {
  const counts = byNetwork(guesses, caller);
  await countTry(services, counts);
  const link = readSwitchOff(services.config.SECRET, token);
  if (link === null) throw new CodedError('not_found');
  await giveTryBack(services, counts);
  return link;
}

/**
 * Before the first start on a restored database: reminders and mails that were due until a moment count as sent, as the
 * server of the backup may have sent them since.
 */
export async function countAsSent(config: Pick<Config, 'DATA_DIR'>, until: Date): Promise<void> {
  await keep(config, until.toISOString());
}
