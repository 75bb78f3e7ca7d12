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

/** The place of a port to a tenth of a degree, as the text of a JSON array. */
const point = sql`concat('[', round(${ports.lon} * 10) / 10 + 0, ',', round(${ports.lat} * 10) / 10 + 0, ']')`;
const pointOf = (port_id: AnyColumn) => sql`(select ${point} from ${ports} where ${ports.id} = ${port_id})`;

/**
 * The contract's `course`, within a query of `cruises`: the ports at which the ship calls, without a second day in the
 * same port; of a long voyage every second or third, and the last one. Without a schedule the two ends. `offset 0` looks
 * a schedule up cruise by cruise: else the embedded database read those of all cruises for any list.
 */
export const courseJson = sql`concat('[', case
  when not exists (select from ${schedule_rows} where ${schedule_rows.cruise_id} = ${cruises.id} and ${schedule_rows.kind} <> 'sea' offset 0)
  then concat_ws(',', ${pointOf(cruises.start_port_id)},
    case when ${cruises.start_port_id} is distinct from ${cruises.end_port_id} then ${pointOf(cruises.end_port_id)} end)
  else (
    select case when cardinality(points) > 25 then (
        select string_agg(point, ',' order by nth) from unnest(points) with ordinality as every (point, nth)
        where nth = cardinality(points) or nth % ((cardinality(points) + 23) / 24) = 1
      ) else array_to_string(points, ',') end
    from (
      select array_agg(point order by place) as points from (
        select ${point} as point, ${schedule_rows.position} as place, ${schedule_rows.port_id} as port_id,
          lag(${schedule_rows.port_id}) over (order by ${schedule_rows.position}) as previous
        from ${schedule_rows} join ${ports} on ${ports.id} = ${schedule_rows.port_id}
        where ${schedule_rows.cruise_id} = ${cruises.id} and ${schedule_rows.kind} <> 'sea'
          and ${schedule_rows.outcome} <> 'skipped'
      ) as called where port_id is distinct from previous
    ) as met
  ) end, ']')::json`;
