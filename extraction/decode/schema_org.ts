import type { CheerioAPI } from 'cheerio';
import type { Structured } from '../model.ts';

/** What a page says to programs in JSON-LD, thing by thing. */
export function schemaOrgOf($: CheerioAPI): Structured[] {
  const found: Structured[] = [];
  $('script[type="application/ld+json"]').each((_, node) => {
    for (const thing of things(parsed($(node).text()))) found.push({ kind: 'schema_org', thing });
  });
  return found;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

function things(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(things);
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Record<string, unknown>;
  return '@graph' in thing ? things(thing['@graph']) : [thing];
}
