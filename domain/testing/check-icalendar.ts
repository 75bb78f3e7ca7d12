/*
 * A strict reader of iCalendar text, for tests: it is independent of the code that writes the text, and checks the
 * requirements of RFC 5545 to the letter. Zones are checked against the runtime's own data.
 */

export interface Property {
  name: string;
  parameters: Record<string, string>;
  value: string;
}

export interface Component {
  name: string;
  properties: Property[];
  components: Component[];
}

const encoder = new TextEncoder();

/** Reads a text. @throws Error for the first violation of RFC 5545 */
export function readStrictly(text: string): Component {
  if (!text.endsWith('\r\n')) fault('the last line does not end');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (encoder.encode(line).length > 75) fault(`longer than 75 octets: ${line}`);
    if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(line)) fault(`a control character: ${JSON.stringify(line)}`);
    if (line === '') fault('an empty line');
  }
  const whole = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  const root: Component = { name: 'ROOT', properties: [], components: [] };
  const open = [root];
  for (const line of whole) {
    const property = readProperty(line);
    const around = open.at(-1) ?? root;
    if (property.name === 'BEGIN') {
      const component = { name: property.value, properties: [], components: [] };
      around.components.push(component);
      open.push(component);
    } else if (property.name === 'END') {
      if (around.name !== property.value || open.length === 1) fault(`ends what is not open: ${line}`);
      open.pop();
    } else around.properties.push(property);
  }
  const [calendar] = root.components;
  if (
    open.length !== 1 ||
    root.components.length !== 1 ||
    calendar === undefined ||
    root.properties.length > 0
  )
    fault('not one calendar');
  checkCalendar(calendar);
  return calendar;
}

/** The value of a TEXT property, unescaped; null if it is absent. */
export function textOf(component: Component, name: string): string | null {
  const value = component.properties.find((property) => property.name === name)?.value;
  if (value === undefined) return null;
  return value.replaceAll(/\\(.)/g, (_whole, character: string) => {
    if (!/[\\;,nN]/.test(character)) fault(`an escape that is none: ${value}`);
    return character.toLowerCase() === 'n' ? '\n' : character;
  });
}

function readProperty(line: string): Property {
  const found = /^([A-Z][A-Z0-9-]*)((?:;[A-Z-]+=[^";:,]+)*):(.*)$/su.exec(line);
  if (found === null) fault(`not a property: ${line}`);
  const [, name = '', given = '', value = ''] = found;
  const parameters = Object.fromEntries(
    given
      .split(';')
      .slice(1)
      .map((parameter) => parameter.split('=') as [string, string]),
  );
  const is_text = ['SUMMARY', 'LOCATION', 'DESCRIPTION', 'NAME', 'X-WR-CALNAME', 'UID'].includes(name);
  if (is_text && /(?<!\\)(?:\\\\)*[;,]/.test(value)) fault(`what should be escaped is not: ${line}`);
  return { name, parameters, value };
}

function checkCalendar(calendar: Component): void {
  if (calendar.name !== 'VCALENDAR') fault('no calendar');
  needOnce(calendar, ['VERSION', 'PRODID', 'METHOD', 'NAME', 'X-WR-CALNAME', 'REFRESH-INTERVAL']);
  const zones = new Map<string, Onset[]>();
  for (const zone of calendar.components.filter(({ name }) => name === 'VTIMEZONE')) {
    const [id, onsets] = readZone(zone);
    if (zones.has(id)) fault(`${id} stands there twice`);
    zones.set(id, onsets);
  }
  const events = calendar.components.filter(({ name }) => name === 'VEVENT');
  if (events.length + zones.size !== calendar.components.length) fault('a component that is not expected');
  const uids = events.map((event) => valueOf(event, 'UID'));
  if (new Set(uids).size !== uids.length) fault('two events with one UID');
  const used = new Set(events.flatMap((event) => checkEvent(event, zones)));
  for (const id of zones.keys()) if (!used.has(id)) fault(`nothing is in the zone ${id}`);
}

/** @returns the zones that the event uses */
function checkEvent(event: Component, zones: ReadonlyMap<string, readonly Onset[]>): string[] {
  needOnce(event, ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY', 'STATUS', 'TRANSP', 'SEQUENCE', 'LAST-MODIFIED']);
  for (const { name } of event.properties)
    if (event.properties.filter((property) => property.name === name).length > 1) fault(`two of ${name}`);
  for (const name of ['DTSTAMP', 'LAST-MODIFIED'])
    if (!/^\d{8}T\d{6}Z$/.test(valueOf(event, name))) fault(`${name} is no moment in UTC`);
  if (!/^\d+$/.test(valueOf(event, 'SEQUENCE'))) fault('SEQUENCE is no number');
  if (encoder.encode(valueOf(event, 'UID')).length > 255) fault('a long UID');
  for (const alarm of event.components) {
    if (alarm.name !== 'VALARM') fault(`a ${alarm.name} in an event`);
    needOnce(alarm, ['ACTION', 'DESCRIPTION', 'TRIGGER']);
    if (!/^-?P(T\d+H|\d+D)$/.test(valueOf(alarm, 'TRIGGER'))) fault('a trigger that is no duration');
  }
  const start = readMoment(event, 'DTSTART');
  const end = event.properties.some(({ name }) => name === 'DTEND') ? readMoment(event, 'DTEND') : null;
  if (end !== null) {
    if (end.kind !== start.kind) fault('an end of another kind than its start');
    if (end.at <= start.at) fault(`it ends before it starts: ${valueOf(event, 'UID')}`);
  }
  const named = [start, end].filter((moment) => moment !== null && moment.zone !== null);
  for (const moment of named) {
    const zone = moment?.zone ?? '';
    const onsets = zones.get(zone);
    if (onsets === undefined) fault(`no VTIMEZONE for ${zone}`);
    const told = onsets.findLast(({ at }) => at <= (moment?.at ?? 0))?.to;
    if (told !== offsetAt(moment?.at ?? 0, zone))
      fault(`${zone} has another offset then than it says: ${told}`);
  }
  return named.map((moment) => moment?.zone ?? '');
}

interface Moment {
  kind: 'day' | 'wall' | 'zoned';
  /** milliseconds since 1970; days and floating times as if they were UTC */
  at: number;
  zone: string | null;
}

function readMoment(event: Component, name: string): Moment {
  const { value, parameters } = event.properties.find((property) => property.name === name) ?? fault(name);
  const parts = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?$/.exec(value);
  if (parts === null) fault(`${name} is no moment: ${value}`);
  const [, year, month, day, hour, minute, second] = parts;
  const date = Temporal.PlainDate.from(`${year}-${month}-${day}`, { overflow: 'reject' });
  if (hour === undefined) {
    if (parameters['VALUE'] !== 'DATE') fault(`${name} is a day and does not say so`);
    return { kind: 'day', at: date.toZonedDateTime('UTC').epochMilliseconds, zone: null };
  }
  if (parameters['VALUE'] !== undefined) fault(`${name} is of the wrong kind`);
  const zone = parameters['TZID'] ?? null;
  const at = date.toZonedDateTime({ timeZone: zone ?? 'UTC', plainTime: `${hour}:${minute}:${second}` });
  return { kind: zone === null ? 'wall' : 'zoned', at: at.epochMilliseconds, zone };
}

interface Onset {
  at: number;
  to: number;
}

/** Reads a VTIMEZONE and compares it with the runtime a second before and at each of its changes. */
function readZone(zone: Component): [id: string, onsets: Onset[]] {
  const id = valueOf(zone, 'TZID');
  const onsets = zone.components
    .flatMap((part) => {
      if (!['STANDARD', 'DAYLIGHT'].includes(part.name)) fault(`a ${part.name} in a zone`);
      needOnce(part, ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO']);
      const from = readOffset(valueOf(part, 'TZOFFSETFROM'));
      const to = readOffset(valueOf(part, 'TZOFFSETTO'));
      const further = part.properties.filter(({ name }) => name === 'RDATE');
      const walls = [valueOf(part, 'DTSTART'), ...further.flatMap(({ value }) => value.split(','))];
      return walls.map((wall) => {
        const at = Temporal.PlainDateTime.from(wall).toZonedDateTime('UTC').epochMilliseconds - from * 1000;
        return { at, from, to };
      });
    })
    .toSorted((one, other) => one.at - other.at);
  for (const [index, { at, from, to }] of onsets.entries()) {
    if (offsetAt(at, id) !== to) fault(`${id} is not as it says at ${at}`);
    if (offsetAt(at - 1000, id) !== from && index > 0) fault(`${id} was not as it says before ${at}`);
  }
  const last = onsets.at(-1)?.at ?? 0;
  for (let at = onsets[0]?.at ?? 0; at < last; at += 7 * 86_400_000) {
    const told = onsets.findLast((onset) => onset.at <= at)?.to;
    if (told !== offsetAt(at, id)) fault(`${id} lacks a change before ${at}`);
  }
  return [id, onsets];
}

function readOffset(text: string): number {
  const found = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(text);
  if (found === null || text === '-0000') fault(`no offset: ${text}`);
  const [, sign, hours, minutes, seconds = '0'] = found;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

function offsetAt(at: number, zone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds / 1e9;
}

function needOnce(component: Component, names: readonly string[]): void {
  for (const name of names) {
    const count = component.properties.filter((property) => property.name === name).length;
    if (count !== 1) fault(`${component.name} has ${count} of ${name}`);
  }
}

function valueOf(component: Component, name: string): string {
  return component.properties.find((property) => property.name === name)?.value ?? fault(`no ${name}`);
}

function fault(what: string): never {
  throw new Error(what);
}
