import { sql } from 'drizzle-orm';
import { cruises } from '../table.ts';
import { documents } from './table.ts';

/** One document in the contract's form, without its file key. */
export const documentJson = sql`json_build_object('id', ${documents.id}, 'version', ${documents.version},
  'name', ${documents.name}, 'media_type', ${documents.media_type}, 'size', ${documents.size}, 'day', ${documents.day},
  'date_added', to_char(${documents.date_added} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))`;

/** All documents of a cruise, as a JSON list, within a query of `cruises`. */
export const documentsJson = sql`(
  select coalesce(json_agg(${documentJson} order by ${documents.date_added}, ${documents.id}), '[]')
  from ${documents} where ${documents.cruise_id} = ${cruises.id})`;
