import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { fold } from '#domain/fold.ts';
import { cruise_lines, final_payment_rules, ports, ships } from './table.ts';

/** The days before sailing at which a line asks for the final payment, by length of voyage; null without a rule. */
export function daysBeforeSailing(cruise_line_id: SQL, nights: SQL): SQL {
  return sql`(select rule.days_before from ${final_payment_rules} as rule
    where rule.is_active and rule.cruise_line_id = ${cruise_line_id} and rule.min_nights <= ${nights}
      and (rule.max_nights is null or ${nights} <= rule.max_nights)
    order by rule.min_nights desc, rule.id limit 1)`;
}

/** Drizzle leaves the table out in a statement of one table: a subquery then took its own column of the same name. */
export const qualified = (column: AnyColumn): SQL => sql`${column.table}.${sql.identifier(column.name)}`;

/**
 * How the line and the ship of a cruise are drawn, as JSON. In place of a ship that was typed, the one of its line that
 * entered service nearest to the cruise.
 */
export function liveryJson(cruise: Record<'cruise_line_id' | 'ship_id' | 'start_date', AnyColumn>): SQL {
  const { cruise_line_id, ship_id, start_date } = cruise;
  return liveryOf(
    qualified(cruise_line_id),
    qualified(ship_id),
    sql`extract(year from ${qualified(start_date)})`,
  );
}

/** The same of a cruise that is not recorded. */
export function liveryOf(line_id: SQL, ship_id: SQL, year: SQL): SQL {
  return sql`(select json_build_object('colour', line.colour, 'monogram', line.monogram, 'hull', ship.hull,
      'length_m', ship.length_m, 'built', ship.year_in_service)
    from (select) as one
      left join ${cruise_lines} as line on line.id = ${line_id}
      left join ${ships} as ship on ship.id = coalesce(${ship_id}, (select near.id from ${ships} as near
        where near.cruise_line_id = ${line_id} and near.is_active
        order by abs(near.year_in_service - ${year}) nulls last, near.id limit 1)))`;
}

/** The web site of a line, or null. */
export function websiteOf(cruise_line_id: AnyColumn): SQL {
  return sql`(select line.website from ${cruise_lines} as line where line.id = ${qualified(cruise_line_id)})`;
}

/**
 * The three letters of the port of a row named `port`: those that travellers know (`isPortCode`), else those of its
 * UN/LOCODE, without the country; null where the catalogue has none.
 */
export const code_of_port: SQL = sql`coalesce(
  (select code from unnest(port.aliases) as code where code ~ '^[A-Z]{3}$' limit 1), right(port.unlocode, 3))`;

/** `code_of_port` of the port with an id. */
export function portCode(port_id: AnyColumn): SQL {
  return sql`(select ${code_of_port} from ${ports} as port where port.id = ${qualified(port_id)})`;
}

/** The ids of the ports that have a folded word in one of their names, in any language; read once for a statement. */
export function portsFoundBy(word: string): SQL {
  return sql`array(select port.id from ${ports} as port where position(${word} in port.search_text) > 0)`;
}

/**
 * What a record calls a port of the catalogue. Each of its names, in any language, is written as the catalogue spells
 * it, so that a port has one name everywhere and each reader sees it in their language, also with a country or a region
 * behind it, as documents print it ("Lerwick, Shetland"); other words stay as typed.
 */
export function spelled(
  typed: string | null | undefined,
  port: Pick<typeof ports.$inferSelect, 'name' | 'search_text'> | null | undefined,
): string | null {
  if (!typed?.trim()) return port?.name ?? null;
  const names = [typed, typed.split(/[,/(]/)[0] ?? ''];
  const known = names.some((name) => port?.search_text.includes(`|${fold(name)}|`)) ? port : undefined;
  return known?.name ?? typed;
}
