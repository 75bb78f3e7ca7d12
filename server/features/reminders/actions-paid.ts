import type { Cruise } from '#contract/cruises.ts';
import type { PaidByMail, ShownDebt } from '#contract/reminders.ts';
import { dayAt } from '#domain/dates.ts';
import type { Moment } from '#domain/timeline.ts';
import { readIn } from '#server/features/cruises/actions.ts';
import { markPaid, unmarkPaid } from '#server/features/cruises/paid/actions.ts';
import { mustEdit } from '#server/features/cruises/change/actions.ts';
import { byNetwork, countTry, giveTryBack, type Limit } from '#server/features/limits/actions.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { type Scope, scopeFor } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { isPaidLinkOf, parsePaid, paymentOf } from './access-paid.ts';
import * as store from './store.ts';

/** Only invalid links count, as for those that switch reminders off. */
const guesses: Limit = { name: 'mark-paid network', tries: 60, seconds: 900 };

interface Opened {
  scope: Scope;
  cruise_id: string;
  /** of the payment that the link makes */
  payment_id: string;
  moment: Moment;
}

/**
 * The cruise that a mail's link would mark as paid; nothing is changed, as scanners of mails open links.
 * @throws CodedError `not_found`, the same for a link that is forged, over, or of a cruise that is cancelled or that
 * the account may not change; `too_many_requests`
 */
export async function readPaidByMail(services: Services, token: string, caller: Caller): Promise<PaidByMail> {
  const { scope, cruise_id, payment_id, moment } = await open(services, token, caller);
  const { json } = await readIn(services.database.query, scope, cruise_id, moment);
  const cruise = JSON.parse(json) as Cruise;
  refuseCancelled(cruise);
  return told(cruise, payment_id);
}

/**
 * Marks it as paid if what was shown is what is open, or takes that back: null.
 * @throws as above; `conflict` with the current state for another amount, or while the price is not known
 */
export async function setPaidByMail(
  services: Services,
  token: string,
  caller: Caller,
  shown: ShownDebt | null,
): Promise<PaidByMail> {
  const { scope, cruise_id, payment_id, moment } = await open(services, token, caller);
  const set = shown === null ? unmarkPaid : markPaid;
  const { json } = await set(services, scope, cruise_id, moment, {
    payment_id,
    check(cruise) {
      refuseCancelled(cruise);
      if (shown === null || cruise.payment_state === 'paid') return;
      if (cruise.balance_due !== shown.amount || cruise.currency !== shown.currency)
        throw new CodedError('conflict', { current: told(cruise, payment_id) });
    },
  });
  const is_paid = shown !== null;
  services.log.info({ user_id: scope.user_id, cruise_id, is_paid }, 'paid was set by the link of a mail');
  return told(JSON.parse(json) as Cruise, payment_id);
}

async function open(services: Services, token: string, caller: Caller): Promise<Opened> {
  const counts = byNetwork(guesses, caller);
  await countTry(services, counts);
  const link = parsePaid(token);
  const person = link === null ? null : await store.findPerson(services.database.query, link.user_id);
  if (link === null || person === null || !isPaidLinkOf(services.config.SECRET, link, person.email))
    throw new CodedError('not_found');
  await giveTryBack(services, counts);
  const { now } = caller.moment;
  const is_over = link.ends_on < dayAt(now, 'UTC');
  if (is_over || person.activated_at === null || person.disabled_at !== null)
    throw new CodedError('not_found');
  const scope = scopeFor(person.id, 'mail link');
  await mustEdit(services)(scope, { id: link.cruise_id });
  const moment = { now, time_zone: person.time_zone ?? caller.moment.time_zone };
  const payment_id = paymentOf(services.config.SECRET, link);
  return { scope, cruise_id: link.cruise_id, payment_id, moment };
}

/** A cancelled cruise has no reminders, and so none to answer. */
function refuseCancelled({ cancelled_at }: Cruise): void {
  if (cancelled_at !== null) throw new CodedError('not_found');
}

/** What others recorded as paid is not the link's to tell or to take back. */
function told(cruise: Cruise, payment_id: string): PaidByMail {
  const { id, ship_name, cruise_line, currency, payment_state, balance_due, payments } = cruise;
  const own = payments.find((payment) => payment.id === payment_id && payment.is_mark_paid);
  return {
    cruise_id: id,
    ship_name: ship_name ?? cruise_line,
    currency,
    state: payment_state,
    amount: payment_state === 'balance_due' ? balance_due : (own?.amount ?? null),
    can_undo: own !== undefined,
  };
}
