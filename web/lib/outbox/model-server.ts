import type { Cruise } from '#contract/cruises.ts';
import type { ScheduleRow } from '#contract/schedule.ts';
import { decimalsOfCurrency } from '#domain/currencies.ts';
import { nightsBetween } from '#domain/dates.ts';
import { balanceOf, sumPayments } from '#domain/money.ts';
import { moveRows } from '#domain/schedule.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { type Body, type PartKind, recordOf, type Write } from './change.ts';
import { shownCruise } from './show.ts';

/*
 * For tests: a server that answers the calls which may wait as ours does, without what it works out of a record
 * (`same-as-server.test.ts` holds those figures against the real one).
 */

export const moment = { now: '2026-11-27T12:00:00Z', time_zone: 'UTC' };

type Part = Record<string, unknown> & { id: string; version: number };

/** A cruise without parts, as a server would answer it. */
export function blankCruise(id: string, fields: Body = {}): Cruise {
  const body = { id, ship_name: 'Apex', start_date: '2027-03-06', end_date: '2027-03-13', ...fields };
  const change = { method: 'POST' as const, path: 'cruises', body, id, before: null, at: 0, is_tried: false };
  const made = { changes: [{ ...change, state: 'waiting' as const }], cruises: {} };
  const cruise = shownCruise(made, id, moment);
  if (cruise === undefined) throw new TypeError('no cruise');
  return { ...cruise, can: { edit: true, delete: true, share: true } };
}

export interface Asking {
  person: string;
  if_match?: number | undefined;
}

export class ModelServer {
  readonly cruises = new Map<string, Cruise>();
  /** by id of the cruise, the person who owns it and those who may edit it */
  readonly owners = new Map<string, string>();
  readonly editors = new Map<string, Set<string>>();
  /** how often a record was made, by its id */
  readonly made = new Map<string, number>();
  readonly deleted = new Set<string>();
  private parts_made = 0;

  /** The record as a person sees it. @throws ApiError 404 */
  read(id: string, person: string): Cruise {
    const cruise = this.cruises.get(id);
    if (cruise === undefined || !this.mayEdit(id, person)) throw new ApiError(404, { code: 'not_found' });
    if (this.owners.get(id) === person) return cruise;
    const share = { share_level: 'edit' as const, owner_name: 'Ada' };
    return { ...cruise, share, can: { edit: true, delete: false, share: false } };
  }

  private mayEdit(id: string, person: string): boolean {
    return this.owners.get(id) === person || this.editors.get(id)?.has(person) === true;
  }

  /** Does a call. @throws ApiError */
  do(write: Write, { person, if_match }: Asking): unknown {
    const { kind, cruise_id, part_id } = recordOf(write);
    const { method } = write;
    const body = write.body ?? {};
    if (kind === 'cruise' && method === 'POST') return this.make(cruise_id, body, person);
    const cruise = this.read(cruise_id, person);
    switch (kind) {
      case 'cruise':
        return method === 'DELETE'
          ? this.remove(cruise, person, if_match)
          : this.change(cruise, body, if_match);
      case 'schedule':
        return this.put(
          cruise,
          method === 'DELETE' ? [] : (body['items'] as ScheduleRow[]),
          if_match,
          method,
        );
      case 'paid':
        return this.pay(cruise, method === 'DELETE');
      case 'documents':
        throw new ApiError(404, { code: 'not_found' });
      default:
        return this.part(cruise, { kind, id: part_id ?? '' }, write, if_match);
    }
  }

  private make(id: string, body: Body, person: string): Cruise {
    const there = this.cruises.get(id);
    if (there !== undefined) return there;
    this.refuseDeleted(id);
    if ('move_schedule' in body) throw new ApiError(400, { code: 'invalid' });
    this.cruises.set(id, blankCruise(id, body));
    this.owners.set(id, person);
    this.count(id);
    return this.read(id, person);
  }

  private count(id: string): void {
    this.made.set(id, (this.made.get(id) ?? 0) + 1);
  }

  /** A create whose answer was lost is sent again. @throws ApiError 410 */
  private refuseDeleted(id: string): void {
    if (this.deleted.has(id)) throw new ApiError(410, { code: 'deleted' });
  }

  private keep(cruise: Cruise): Cruise {
    // what a person sees of it is not of the record
    const { share: _share, can: _can, ...rest } = cruise;
    const can = { edit: true, delete: true, share: true };
    const next = { ...rest, share: null, can, version: cruise.version + 1 };
    this.cruises.set(cruise.id, next);
    return next;
  }

  private change(cruise: Cruise, { move_schedule, ...body }: Body, if_match: number | undefined): Cruise {
    refuseStale(cruise, if_match);
    const is_same = Object.entries(body).every(([name, value]) => cruise[name as keyof Cruise] === value);
    if (is_same) return cruise;
    const next = { ...cruise, ...body };
    if (next.start_date > next.end_date)
      throw new ApiError(400, { code: 'invalid', errors: { end_date: ['The end is before the start.'] } });
    const days = move_schedule === true ? nightsBetween(cruise.start_date, next.start_date) : 0;
    const { items, version } = cruise.schedule;
    if (days === 0 || items.length === 0) return this.keep(next);
    return this.keep({ ...next, schedule: { items: moveRows(items, days), version: version + 1 } });
  }

  private remove(cruise: Cruise, person: string, if_match: number | undefined): undefined {
    if (this.owners.get(cruise.id) !== person) throw new ApiError(404, { code: 'not_found' });
    refuseStale(cruise, if_match);
    this.cruises.delete(cruise.id);
    this.deleted.add(cruise.id);
  }

  private put(cruise: Cruise, rows: ScheduleRow[], if_match: number | undefined, method: string): unknown {
    refuseStale(cruise.schedule, if_match);
    const whole = rows.map((row) => ({ ...empty_row, ...row }));
    const items = whole.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
    const { schedule } = this.keep({ ...cruise, schedule: { items, version: cruise.schedule.version + 1 } });
    return method === 'DELETE' ? undefined : schedule;
  }

  private pay(cruise: Cruise, is_back: boolean): Cruise {
    const decimals = decimalsOfCurrency(cruise.currency) ?? 2;
    const sums = sumPayments(cruise.payments, decimals);
    const { balance_due, payment_state } = balanceOf({ ...cruise, ...sums }, decimals);
    if (is_back) {
      const payments = cruise.payments.filter(({ is_mark_paid }) => !is_mark_paid);
      return payments.length === cruise.payments.length ? cruise : this.keep({ ...cruise, payments });
    }
    if (payment_state === 'unknown' || balance_due === null) throw new ApiError(409, { code: 'conflict' });
    if (payment_state === 'paid') return cruise;
    this.parts_made += 1;
    const payment = {
      id: `paid-${this.parts_made}`,
      version: 1,
      date: '2026-11-27',
      amount: balance_due,
      method: null,
      note: null,
      is_deposit: false,
      is_mark_paid: true,
    };
    return this.keep({ ...cruise, payments: [...cruise.payments, payment] });
  }

  private part(
    cruise: Cruise,
    { kind, id }: { kind: PartKind; id: string },
    { method, body }: Write,
    if_match: number | undefined,
  ): unknown {
    const parts = cruise[kind] as unknown as Part[];
    const there = parts.find((one) => one.id === id);
    if (method === 'POST') {
      if (there !== undefined) return there;
      this.refuseDeleted(id);
      const part = { is_mark_paid: false, is_deposit: false, ...body, id, version: 1 };
      this.keep({ ...cruise, [kind]: [...parts, part] });
      this.count(id);
      return part;
    }
    if (there === undefined) throw new ApiError(404, { code: 'not_found' });
    refuseStale(there, if_match);
    if (method === 'DELETE') {
      this.keep({ ...cruise, [kind]: parts.filter((one) => one !== there) });
      this.deleted.add(id);
      return undefined;
    }
    if (Object.entries(body ?? {}).every(([name, value]) => there[name] === value)) return there;
    const part = { ...there, ...body, version: there.version + 1 };
    this.keep({ ...cruise, [kind]: parts.map((one) => (one === there ? part : one)) });
    return part;
  }
}

const empty_row: Omit<ScheduleRow, 'date' | 'kind'> = {
  port_id: null,
  port_name: null,
  country: null,
  arrive: null,
  depart: null,
  all_aboard: null,
  time_zone: null,
  ship_time_offset: null,
  outcome: 'as_planned',
};

/** @throws ApiError 412 with the record as it is */
function refuseStale(record: { version: number }, if_match: number | undefined): void {
  if (if_match !== undefined && if_match !== record.version)
    throw new ApiError(412, { code: 'stale', current: record });
}
