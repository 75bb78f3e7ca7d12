import fc from 'fast-check';
import { z } from 'zod';

/** The used parts of the JSON Schema that zod makes of the contract. */
interface Shape {
  additionalProperties?: Shape | boolean;
  anyOf?: Shape[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  items?: Shape;
  maxItems?: number;
  maxLength?: number;
  maximum?: number;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  oneOf?: Shape[];
  pattern?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  type?: string;
}

/** Texts as travellers write them, and texts with a meaning for a database, a page or a spreadsheet. */
const texts = [
  'Icon of the Seas',
  'Nassau',
  'a',
  'Zürich',
  'חיפה',
  'O’Brien & Söhne',
  '=1+1',
  '<b>x</b>',
  "Robert'); drop table users;--",
  '10-234',
];

/** Values for which no field is made: limits of numbers and texts, dates that do not exist, names of prototypes. */
const hostile: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202Eabc',
  '\u200B',
  'ﷺ'.repeat(200),
  '💥'.repeat(100),
  'x'.repeat(201),
  'x'.repeat(70_000),
  '../../../etc/passwd',
  '%00',
  "' or 1=1 --",
  '$&',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'data:text/html,<b>x</b>',
  'a\r\nBcc: x@example.org',
  'BEGIN:VEVENT\r\nX:1',
  [],
  {},
  [[]],
  [null],
  { constructor: { prototype: { x: 1 } } },
  Array.from({ length: 3000 }, () => 'x'),
  '9999-99-99',
  '0000-01-01',
  '2027-02-30',
  '1899-12-31',
  '+275760-09-13',
  '24:00',
  '2027-03-28T02:30',
  '1e400',
  'NaN',
  '-0',
  '1_000',
  '１２３',
  'ZZZ',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '00000000-0000-0000-0000-000000000000',
  `${'a'.repeat(255)}@example.org`,
];
const names = ['extra', 'id', 'owner_id', 'user_id', 'version', 'plan_name', 'toString', 'constructor'];

/** Fields whose values do not follow from the form of their schema. */
const by_name: Record<string, string[]> = {
  arrival_time: ['2027-03-05T14:00', '2027-03-06T00:30'],
  cancelled_at: ['2026-11-01T10:00:00Z'],
  country: ['DE', 'IL'],
  cruise_line_id: ['royal-caribbean', 'msc'],
  currency: ['USD', 'EUR', 'GBP'],
  departure_time: ['2027-03-05T10:00', '2027-03-04T23:59'],
  end_port_id: ['bs-nassau', 'us-miami'],
  ends_at: ['2026-12-24T10:00:00Z'],
  home_currency: ['USD', 'EUR'],
  is_disabled: ['true', 'no'],
  ship_id: ['royal-caribbean-icon-of-the-seas-2024'],
  start_port_id: ['us-miami'],
  starts_at: ['2026-11-23T10:00:00Z'],
  time: ['past', 'future'],
  time_zone: ['Europe/Berlin', 'Pacific/Kiritimati', 'America/St_Johns'],
  web_site: ['https://example.org/booking'],
};

/** Any of the hostile values. */
export const anyHostile = fc.constantFrom(...hostile);

/** Values of the form that a schema of the contract describes. Its further checks may still refuse them. */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return ofShape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
}

function ofShape(shape: Shape): fc.Arbitrary<unknown> {
  const either = shape.anyOf ?? shape.oneOf;
  if (either !== undefined) return fc.oneof(...either.map(ofShape));
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  if (shape.properties !== undefined) return ofObject(shape.properties, shape.required ?? []);
  const { minimum = 0, maximum = minimum + 5000, minItems = 0, maxItems = 3 } = shape;
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'null') return fc.constant(null);
  if (shape.type === 'number' || shape.type === 'integer')
    return fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, minimum + 5000)) });
  if (shape.type === 'array')
    return fc.array(ofShape(shape.items ?? {}), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 3)),
    });
  if (shape.type === 'object' && typeof shape.additionalProperties === 'object')
    return fc.dictionary(fc.constantFrom(...texts), ofShape(shape.additionalProperties), { maxKeys: 3 });
  return ofText(shape);
}

function ofObject(properties: Record<string, Shape>, required: string[]): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, shape]) => {
      const known = by_name[name];
      return [name, known === undefined ? ofShape(shape) : fc.constantFrom(...known)] as const;
    }),
  );
  return fc.record(fields, { requiredKeys: required }).map((made) => {
    const { start_date, end_date } = made;
    const is_reversed = String(start_date) > String(end_date);
    return is_reversed ? { ...made, start_date: end_date, end_date: start_date } : made;
  });
}

function ofText({ format, pattern, minLength = 0, maxLength = 200 }: Shape): fc.Arbitrary<string> {
  if (format === 'date') return days;
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.nat(50).map((number) => `fuzz-${number}@example.org`);
  // most currencies have two decimals
  if (pattern?.startsWith(String.raw`^\d{1,12}(`) === true)
    return fc.nat(99_999).map((cents) => (cents / 100).toFixed(2));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.constantFrom(...texts).map((text) => text.padEnd(minLength, 'x').slice(0, maxLength));
}

/** Days of the years around the time of the test clock. */
const days = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** A value with one place of it, however deep, replaced, removed or added to. */
export function spoiled(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return anyHostile;
  const is_list = Array.isArray(value);
  const entries = Object.entries(value as Record<string, unknown>);
  const with_ = (name: string, given: unknown) =>
    is_list ? value.with(Number(name), given) : { ...value, [name]: given };
  const added = anyHostile.chain((given) =>
    is_list
      ? fc.constant<unknown>([...(value as unknown[]), given])
      : fc.constantFrom(...names).map((name) => ({ ...value, [name]: given })),
  );
  if (entries.length === 0) return added;
  const place = fc.constantFrom(...entries);
  return fc.oneof(
    added,
    place.map(([name]) => {
      const rest = entries.filter(([other]) => other !== name);
      return is_list ? rest.map(([, kept]) => kept) : Object.fromEntries(rest);
    }),
    {
      weight: 3,
      arbitrary: place.chain(([name, inner]) => spoiled(inner).map((given) => with_(name, given))),
    },
    { weight: 3, arbitrary: place.chain(([name]) => anyHostile.map((given) => with_(name, given))) },
  );
}
