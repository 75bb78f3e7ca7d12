import type { CheerioAPI } from 'cheerio';
import type { Structured } from '#extraction/model.ts';

const most_things = 100;

/** The schema.org things of a page, from JSON-LD or microdata. */
export function schemaOrgOf($: CheerioAPI): Structured[] {
  const found: Record<string, unknown>[] = [];
  $('script[type="application/ld+json"]').each((_, node) => {
    found.push(...things(parsed($(node).text())));
  });
  $('[itemscope]:not([itemprop])').each((_, node) => {
    const thing = marked($, node, 0);
    if (thing) found.push(thing);
  });
  return found.slice(0, most_things).map((thing) => ({ kind: 'schema_org', thing }));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json.replaceAll(/^\s*(?:<!--|\/\/<!\[CDATA\[)|(?:-->|\/\/\]\]>)\s*$/g, '')) as unknown;
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

type Node = Parameters<CheerioAPI>[0];
const deepest = 8;

/** Microdata in the form of JSON-LD. */
function marked($: CheerioAPI, node: Node, depth: number): Record<string, unknown> | null {
  const element = $(node);
  const type = element.attr('itemtype');
  if (depth > deepest) return null;
  const thing: Record<string, unknown> = type === undefined ? {} : { '@type': type.replace(/^.*\//, '') };
  element.find('[itemprop]').each((_, property) => {
    const own = $(property);
    // only properties of the nearest enclosing thing
    if (own.parent().closest('[itemscope]').get(0) !== element.get(0)) return;
    const name = own.attr('itemprop') ?? '';
    if (/^(?:__proto__|constructor|prototype|)$/.test(name)) return;
    thing[name] = own.is('[itemscope]') ? marked($, property, depth + 1) : valueOf(own);
  });
  return thing;
}

function valueOf(own: ReturnType<CheerioAPI>): string {
  return (own.attr('content') ?? own.attr('datetime') ?? own.attr('href') ?? own.text()).trim();
}
