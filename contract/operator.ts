import { z } from 'zod';
import { plans } from '#domain/entitlements.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import { flag, id } from './values.ts';

/* The calls of operators, whose plan is `admin`. For all others none of them exists (404), whatever they send. */

/** Common to all calls: the guard runs before the request is read. */
const common = { tag: 'Operator', is_operators: true } as const;

export function operatorCall<const Call extends Omit<Endpoint, keyof typeof common>>(declared: Call) {
  return endpoint({ ...common, ...declared });
}

/** The cursor of a page of records: the last id of the page before. */
export const after_record = id.optional();
/** The cursor of a page of items without ids: the number of items before it. */
export const after_many = z
  .string()
  .regex(/^\d{1,6}$/, 'invalid')
  .optional();

interface List<
  Path extends string,
  Item extends z.ZodType,
  Filters extends z.ZodRawShape,
  Cursor extends z.ZodType,
> {
  path: Path;
  summary: string;
  item: Item;
  filters: Filters;
  cursor: Cursor;
}

/** A list in pages: `next_cursor` of one answer is the `cursor` of the next call. */
export function operatorList<
  const Path extends string,
  Item extends z.ZodType,
  Filters extends z.ZodRawShape,
  Cursor extends z.ZodType,
>({ path, summary, item, filters, cursor }: List<Path, Item, Filters, Cursor>) {
  return operatorCall({
    method: 'GET',
    path,
    summary,
    query: z.object({
      ...filters,
      cursor,
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    answer: z.object({ items: z.array(item), next_cursor: z.string().nullable(), total: z.int() }),
  });
}

/** The part of every list's query about the page. */
export interface PageQuery {
  cursor?: string | undefined;
  limit: number;
}

export const planName = z.enum(plans, 'not_an_option');
export const byId = z.object({ id });

export const readOperatorOverview = operatorCall({
  method: 'GET',
  path: 'admin/overview',
  summary: 'What waits for an operator, in figures',
  answer: z.object({
    users: z.int(),
    disabled_users: z.int(),
    open_reports: z.int(),
    open_messages: z.int(),
    missing_ships: z.int().meta({ description: 'Groups, as `admin/missing-ships` lists them.' }),
    failed_jobs: z.int(),
    is_in_maintenance: flag,
  }),
});
