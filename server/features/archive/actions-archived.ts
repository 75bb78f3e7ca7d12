import { createHash } from 'node:crypto';
import { changeCruise, createCruise, type Cruise, type NewCruise } from '#contract/cruises.ts';
import * as parts from '#contract/cruise-parts.ts';
import { putSchedule, type GivenRow } from '#contract/schedule.ts';
import { id as id_shape } from '#contract/values.ts';
import { z } from 'zod';
import { spelled } from '#server/features/catalog/access.ts';
import { CodedError } from '#server/platform/errors.ts';

/** The parts of a cruise, with the schema of the call that records one. */
const part_shapes = {
  passengers: parts.passengers.create.body,
  flights: parts.flights.create.body,
  lodging: parts.lodgings.create.body,
  addons: parts.addons.create.body,
  payments: parts.payments.create.body,
  diary: parts.diary.create.body,
} as const;
export type ArchivedPart = keyof typeof part_shapes;
export const archived_parts = Object.keys(part_shapes) as readonly ArchivedPart[];

type PartBody = Readonly<Record<string, unknown>>;

/** A cruise of an archive, or of the account, in the form in which it would be recorded. */
export interface WrittenCruise {
  body: NewCruise & { id: string };
  /** absent: an older archive does not know the kind, and it stays as it is */
  parts: Partial<Record<ArchivedPart, PartBody[]>>;
  schedule: GivenRow[];
}

const schedule_shape = putSchedule.body.shape.items;
const row_fields = Object.keys(schedule_shape.element.shape);
const cruise_fields = Object.keys(changeCruise.body.shape).filter((name) => name !== 'move_schedule');

const listed = z.array(z.record(z.string(), z.unknown()));
const outer = z.looseObject({
  id: id_shape,
  ...Object.fromEntries(archived_parts.map((name) => [name, name === 'diary' ? listed.optional() : listed])),
  schedule: z.looseObject({ items: listed }),
});

/**
 * The fields of a record that a traveller may write, checked by the schemas of the calls that write them. All others
 * are left out: above all, whose it is.
 * @throws CodedError `invalid` by field
 */
export function writtenOf(record: unknown): WrittenCruise {
  const { id, schedule, ...rest } = check(outer, record, '');
  const given = rest as Record<string, unknown> & Partial<Record<ArchivedPart, Record<string, unknown>[]>>;
  const body = check(createCruise.body, { ...pick(given, cruise_fields), id }, '');
  const kinds = archived_parts.flatMap((name) => {
    const shape: z.ZodObject = part_shapes[name];
    const bodies = given[name]?.map((part, index) => {
      const written: PartBody = check(shape, pick(part, Object.keys(shape.shape)), `${name}.${index}.`);
      return name === 'payments' ? { ...written, is_mark_paid: part['is_mark_paid'] === true } : written;
    });
    return bodies === undefined ? [] : [[name, bodies]];
  });
  return {
    body: { ...body, id },
    parts: Object.fromEntries(kinds) as WrittenCruise['parts'],
    schedule: check(
      schedule_shape,
      schedule.items.map((row) => pick(row, row_fields)),
      'schedule.',
    ),
  };
}

/** The record of the account itself, which passed these checks when it was written. */
export function writtenOfOwn({ id, schedule, ...cruise }: Cruise): WrittenCruise {
  const fields = cruise as unknown as Record<string, unknown>;
  const kinds = archived_parts.map((name) => [
    name,
    cruise[name].map((part) =>
      pick(part as unknown as Record<string, unknown>, [
        ...Object.keys((part_shapes[name] as z.ZodObject).shape),
        ...(name === 'payments' ? ['is_mark_paid'] : []),
      ]),
    ),
  ]);
  return {
    body: { ...pick(fields, cruise_fields), id } as unknown as WrittenCruise['body'],
    parts: Object.fromEntries(kinds) as WrittenCruise['parts'],
    schedule: schedule.items.map(
      (row) => pick(row as unknown as Record<string, unknown>, row_fields) as unknown as GivenRow,
    ),
  };
}

/** Leaves out ids that the catalogue of this instance lacks; the names beside them stay. */
export function withoutUnknown(cruise: WrittenCruise, known: ReadonlySet<string>): WrittenCruise {
  const keep = (id: string | null | undefined) =>
    id === null || id === undefined || known.has(id) ? id : null;
  const { cruise_line_id, ship_id, start_port_id, end_port_id } = cruise.body;
  return {
    ...cruise,
    body: {
      ...cruise.body,
      cruise_line_id: keep(cruise_line_id),
      ship_id: keep(ship_id),
      start_port_id: keep(start_port_id),
      end_port_id: keep(end_port_id),
    },
    schedule: cruise.schedule.map((row) => ({ ...row, port_id: keep(row.port_id) })),
  };
}

/**
 * With the ports as the catalogue spells them: an archive or a record from before the spelling (decision 106) may have
 * another of their names, and is no other cruise for that.
 */
export function spelledOf(
  cruise: WrittenCruise,
  ports: ReadonlyMap<string, Parameters<typeof spelled>[1]>,
): WrittenCruise {
  const spell = (name: string | null | undefined, id: string | null | undefined) => {
    const port = ports.get(id ?? '');
    // a field that the archive lacks stays as it is
    return port === undefined || name === undefined ? name : spelled(name, port);
  };
  const { start_port, start_port_id, end_port, end_port_id } = cruise.body;
  return {
    ...cruise,
    body: {
      ...cruise.body,
      start_port: spell(start_port, start_port_id),
      end_port: spell(end_port, end_port_id),
    },
    schedule: cruise.schedule.map((row) => ({ ...row, port_name: spell(row.port_name, row.port_id) })),
  };
}

/** What of a cruise differs from an archived one, without regard to ids and to the order of parts. */
export function differences(
  archived: WrittenCruise,
  own: WrittenCruise,
): Set<'body' | 'schedule' | ArchivedPart> {
  const fields = own.body as unknown as Record<string, unknown>;
  const is_same_body = Object.entries(archived.body).every(
    // a field that the archive lacks stays as it is
    ([name, value]) => name === 'id' || value === undefined || isSame(fields[name], value),
  );
  const rows = ({ schedule }: WrittenCruise) =>
    // the catalogue says in which zone its ports are
    schedule
      .map(({ time_zone, ...row }) => textOf({ ...row, ...(!row.port_id && { time_zone }) }))
      .join('\n');
  const kind = ({ parts: all }: WrittenCruise, name: ArchivedPart) =>
    (all[name] ?? [])
      .map(({ id: _id, ...part }) => textOf(part))
      .toSorted()
      .join('\n');
  return new Set([
    ...(is_same_body ? [] : ['body' as const]),
    ...(rows(archived) === rows(own) ? [] : ['schedule' as const]),
    ...archived_parts.filter(
      (name) => archived.parts[name] !== undefined && kind(archived, name) !== kind(own, name),
    ),
  ]);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** An absent field is the same as null or no. */
function textOf(fields: object): string {
  const known = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== undefined && value !== false,
  );
  return JSON.stringify(known.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * The id of a cruise whose own id somebody else's cruise has: always the same for the same account, so that a second
 * import finds what the first one recorded. It begins with the time of the id, as the order of ids is that of time.
 */
export function otherId(user_id: string, id: string): string {
  const hash = createHash('sha256').update(`${user_id} ${id}`).digest('hex');
  return `${id.slice(0, 14)}7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}

function check<Shape extends z.ZodType>(shape: Shape, value: unknown, prefix: string): z.output<Shape> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues
    .slice(0, 20)
    .map(({ path, message }) => [`${prefix}${path.join('.')}`.slice(0, 100), [message]]);
  throw new CodedError('invalid', { fields: Object.fromEntries(fields) as Record<string, string[]> });
}

function pick(record: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(record, name)).map((name) => [name, record[name]]),
  );
}
