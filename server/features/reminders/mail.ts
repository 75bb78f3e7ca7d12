import { createHash } from 'node:crypto';
import { dayAt, nightsBetween } from '#domain/dates.ts';
import { default_language, isLanguage, type Language } from '#domain/languages.ts';
import { telephoneLink } from '#domain/telephone.ts';
import { remindersOf, weatherChecks, type Reminder } from '#domain/reminders.ts';
import type { Writer } from '#server/features/mail/actions.ts';
import { formatDayInWords } from '#server/platform/format-day.ts';
import { formatMoney } from '#server/platform/format-plain.ts';
import { renderMail, type Contents } from '#server/platform/mail/render.ts';
import type { Message, SingleDelivery } from '#server/platform/mail/shape.ts';
import { ticketOf } from '#server/platform/mail/ticket.ts';
import { portNameIn } from '#server/platform/port-names.ts';
import type { Services } from '#server/services.ts';
import { mayBeReminded } from './actions-sweep.ts';
import * as store from './store.ts';
import { endOfPaidLink, signPaid } from './access-paid.ts';
import { kind_of_reminder, signSwitchOff } from './access-switch-off.ts';
import { byDay, warningsFor, type Warning } from './actions-warnings.ts';

/** Writes nothing for a reminder that was mailed, or became moot meanwhile: paid, moved, cancelled, switched off. */
const writeReminder: Writer = async (services, { reminder_id = '' }) => {
  const { query } = services.database;
  const now = services.clock.now().toISOString();
  const planned = await store.findUnmailed(query, reminder_id);
  if (planned === null) return null;
  const person = await store.findPerson(query, planned.user_id);
  const [record] = await store.listReminded(query, [planned.cruise_id]);
  if (person === null || record === undefined || record.owner_id !== person.id) return null;
  if (!mayBeReminded(services, person, planned, now)) return null;
  const all = [...remindersOf(record, person, now), ...weatherChecks(record, person, now)];
  const found = all.find(({ kind, date }) => kind === planned.kind && date === planned.date);
  if (found === undefined) return null;
  const warnings =
    found.kind === 'weather' ? ((await warningsFor(services, query, [record.id])).get(record.id) ?? []) : [];
  if (found.kind === 'weather' && warnings.length === 0) return null;
  const ticket = await store.findTicket(query, record.id);
  if (ticket === undefined) return null;
  return {
    ...(await write(services, person, { ...record, ...ticket }, found, warnings, now)),
    once: onceOf(services, planned),
  };
};

export const reminder_letters: Readonly<Record<string, Writer>> = { reminder: writeReminder };

async function write(
  { config, publicUrl }: Services,
  person: store.Person,
  record: store.RemindedRecord & store.TicketRecord,
  reminder: Reminder,
  warnings: readonly Warning[],
  now: string,
): Promise<Message> {
  const language = isLanguage(person.language) ? person.language : default_language;
  const ship = record.ship_name ?? record.cruise_line ?? '';
  const token = signSwitchOff(config.SECRET, {
    user_id: person.id,
    kind: kind_of_reminder[reminder.kind],
  });
  const address = publicUrl();
  const today = dayAt(now, person.time_zone ?? 'UTC');
  const { part, day, days, tab } = aspectOf(reminder, today);
  const paid_link = {
    user_id: person.id,
    cruise_id: record.id,
    ends_on: endOfPaidLink(dayAt(now, 'UTC'), reminder.due_on),
  };
  // without a price there is no payment to record
  const mark_paid = reminder.amount !== null && {
    action: {
      label: 'mark_paid' as const,
      link: `${address}/reminders/paid/${signPaid(config.SECRET, paid_link, person.email)}`,
    },
  };
  return renderMail({
    to: person.email,
    name: person.first_name,
    language,
    part,
    values: { ship, days, date: day === null ? '' : formatDayInWords(day, language) },
    ticket: await ticketOf(record, language),
    facts: factsOf(record, reminder, warnings, language),
    ...mark_paid,
    link: `${address}/cruises/${reminder.kind === 'weather' ? 'weather' : 'view'}/${record.id}${tab}`,
    instance: address,
    unsubscribe: `${address}/reminders/off/${token}`,
    one_click: `${address}/api/reminders/off/${token}`,
  });
}

interface Aspect {
  part: Contents['part'];
  /** the day that its text names */
  day: string | null;
  /** between that day and today */
  days: number;
  /** the part of the cruise that its link opens */
  tab: string;
}

/** The day may be over when the mail is written: no server ran, or the payment reminder was chosen late. */
function aspectOf({ kind, date, due_on }: Reminder, today: string): Aspect {
  if (kind === 'weather') return { part: 'weather_warning', day: date, days: 0, tab: '' };
  const day = kind === 'checkin' ? date : due_on;
  const days = day === null ? 0 : nightsBetween(today, day);
  const facts = { day, days: Math.abs(days) };
  if (kind === 'checkin')
    return { ...facts, part: days < 0 ? 'checkin_open' : 'checkin_opens', tab: '?tab=dates' };
  const tab = '?tab=pricing';
  if (day === null) return { ...facts, part: 'payment_undated', tab };
  if (days === 0) return { ...facts, part: 'payment_today', tab };
  return { ...facts, part: days < 0 ? 'payment_overdue' : 'payment_ahead', tab };
}

/** The facts that a reader needs to pay or to check in. The line asks for the booking number first. */
function factsOf(
  record: store.RemindedRecord & store.TicketRecord,
  { kind, amount, currency }: Reminder,
  warnings: readonly Warning[],
  language: Language,
): NonNullable<Contents['facts']> {
  const warning = warnings
    .toSorted(byDay)
    .map(({ event, sender, date, place_name }) =>
      [
        event,
        place_name === null ? null : portNameIn(language, place_name),
        formatDayInWords(date, language),
        sender,
      ].filter((part): part is string => part !== null && part !== ''),
    );
  const { booking_number, phone_number } = record;
  // the traveller's own address is that of their booking
  const website = record.web_site ?? record.website;
  const to_act = kind !== 'weather';
  const call = telephoneLink(phone_number ?? '');
  return {
    ...(amount !== null && { amount: formatMoney(amount, currency, language) }),
    ...(kind === 'weather' && { warning }),
    sails_on: formatDayInWords(record.start_date, language),
    ...(to_act && booking_number !== null && { booking_number }),
    ...(to_act &&
      phone_number !== null && {
        phone_number: call === null ? phone_number : { text: phone_number, href: call },
      }),
    ...(to_act &&
      website !== null &&
      URL.canParse(website) && { website: { text: new URL(website).host, href: website } }),
  };
}

/**
 * Marks the reminder at the moment when the end of its mail is given to the mail server: the statement that commits the
 * mark and the line with the dot are sent in one turn of the event loop.
 */
function onceOf({ clock, config, database }: Services, reminder: store.UnmailedReminder): SingleDelivery {
  const { id, cruise_id, kind, date } = reminder;
  return {
    // of its content, not of its row: a restored database creates another row for the same mail
    id: createHash('sha256')
      .update(`${config.SECRET} ${cruise_id} ${kind} ${date}`)
      .digest('hex')
      .slice(0, 40),
    async handOver(finish) {
      await database.transaction(async (tx) => {
        if (!(await store.markMailed(tx, id, clock.now().toISOString())))
          throw new Error('the reminder was mailed already');
        finish();
      });
    },
    takeBack: () => store.unmarkMailed(database.query, id),
  };
}
