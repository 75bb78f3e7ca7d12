import { sql } from 'drizzle-orm';
import type { UploadReading } from '#contract/uploads.ts';
import type { Proposal } from '#domain/proposal.ts';
import type { Queryable } from '#server/database/shape.ts';
import { code_of_port, liveryOf } from '#server/features/catalog/access.ts';
import { ports } from '#server/features/catalog/table.ts';

/** How proposals are drawn: the ship of each, and the ports that they name. */
type Looks = Pick<UploadReading, 'liveries' | 'ports'>;

/** Looked up when a reading is shown, never stored: the catalogue changes with a release. */
export async function readLooks(query: Queryable, proposals: readonly Proposal[]): Promise<Looks> {
  if (proposals.length === 0) return { liveries: [], ports: [] };
  const named = proposals.map(({ ids, fields }) => ({
    line_id: ids.cruise_line_id ?? null,
    ship_id: ids.ship_id ?? null,
    year: Number(fields.start_date?.value.slice(0, 4)) || null,
  }));
  const port_ids = proposals
    .flatMap(({ ids, schedule }) => [
      ids.start_port_id,
      ids.end_port_id,
      ...schedule.map(({ value }) => value.port_id),
    ])
    .filter((id) => typeof id === 'string');
  const { rows } = await query.execute<{ liveries: Looks['liveries']; ports: Looks['ports'] }>(sql`
    select (select json_agg(${liveryOf(sql`named.facts->>'line_id'`, sql`named.facts->>'ship_id'`, sql`(named.facts->>'year')::int`)}
          order by named.place)
        from json_array_elements(${JSON.stringify(named)}::json) with ordinality as named (facts, place)) as liveries,
      (select coalesce(json_agg(json_build_object('id', port.id, 'name', port.name, 'code', ${code_of_port},
          'place', json_build_array(port.lon, port.lat)) order by port.id), '[]')
        from ${ports} as port
        where port.id in (select json_array_elements_text(${JSON.stringify(port_ids)}::json))) as ports`);
  return rows[0] ?? { liveries: [], ports: [] };
}
