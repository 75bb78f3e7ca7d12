import { getTableColumns, sql, type AnyColumn } from 'drizzle-orm';
import { scheduleRow } from '#contract/schedule.ts';
import { ports } from '#server/features/catalog/table.ts';
import { cruises } from '../table.ts';
import { schedule_rows } from './table.ts';

const columns: Record<string, AnyColumn> = getTableColumns(schedule_rows);

/** The country is read from the port: a corrected catalogue corrects the schedules too. */
const country = sql`(select ${ports.country} from ${ports} where ${ports.id} = ${schedule_rows.port_id})`;

/** One row in the contract's form. */
const scheduleRowJson = sql`json_build_object(${sql.join(
  Object.keys(scheduleRow.shape).map(
    (name) => sql`${sql.raw(`'${name}'`)}, ${name === 'country' ? country : columns[name]}`,
  ),
  sql`, `,
)})`;

/** The schedule of a cruise with its version, within a query of `cruises`. */
export const scheduleJson = sql`json_build_object('items', (
    select coalesce(json_agg(${scheduleRowJson} order by ${schedule_rows.position}), '[]')
    from ${schedule_rows} where ${schedule_rows.cruise_id} = ${cruises.id}),
  'version', ${cruises.schedule_version})`;
