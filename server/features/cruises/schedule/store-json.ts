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

/**
 * The contract's `course`, within a query of `cruises`: the ports at which the ship calls, without a second day in the
 * same port; of a long voyage every second or third, and the last one. Without a schedule the two ends.
 */
export const courseJson = sql`(
  select coalesce(json_agg(json_build_array(round(lon::numeric, 1), round(lat::numeric, 1)) order by place), '[]') from (
    select lon, lat, place, count(*) over () as places, row_number() over (order by place) as nth from (
      select ${ports.lon}, ${ports.lat}, ${schedule_rows.position} as place, ${schedule_rows.port_id} as port_id,
        lag(${schedule_rows.port_id}) over (order by ${schedule_rows.position}) as previous
      from ${schedule_rows} join ${ports} on ${ports.id} = ${schedule_rows.port_id}
      where ${schedule_rows.cruise_id} = ${cruises.id} and ${schedule_rows.kind} <> 'sea'
        and ${schedule_rows.outcome} <> 'skipped'
    ) as called where port_id is distinct from previous
    union all
    select ${ports.lon}, ${ports.lat}, ends.place, 0, 0
    from (values (1, ${cruises.start_port_id}), (2, ${cruises.end_port_id})) as ends (place, port_id)
      join ${ports} on ${ports.id} = ends.port_id
    where not exists (select from ${schedule_rows} where ${schedule_rows.cruise_id} = ${cruises.id}
      and ${schedule_rows.kind} <> 'sea')
      and (ends.place = 1 or ${cruises.start_port_id} is distinct from ${cruises.end_port_id})
  ) as points where places <= 25 or nth = places or nth % ((places + 23) / 24) = 1
)`;
