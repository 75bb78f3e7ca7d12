import { addDays } from '#domain/dates.ts';
import type { ReadValue, ProposedCall } from '#domain/proposal.ts';
import { portByName } from '#extraction/catalogue/catalogue.ts';
import type { Structured } from '#extraction/model.ts';
import { plain } from '#extraction/values/plain.ts';
import { timesIn } from '#extraction/values/times.ts';
import { isFlight, isSea, knowsPort, placeIn } from './rows.ts';
import { labelsIn } from '../document/labels.ts';
import { isOnly, phrasesIn } from '../document/phrases.ts';
import type { Sheet } from '../document/sheet.ts';
import { wordPattern } from '#extraction/words/pattern.ts';
import { confidence } from '../document/confidence.ts';

type Event = Extract<Structured, { kind: 'event' }>;

interface Stay {
  event: Event;
  name: string;
  days: [first: string, last: string];
  arrive: string | null;
  depart: string | null;
  /** a single time of unknown meaning */
  at: string | null;
}

/** Reads the port calls of a cruise from the events of a calendar. */
export function readEvents(sheet: Sheet): ReadValue<ProposedCall>[] {
  const stays = sheet.document.structured
    .flatMap((one) => (one.kind === 'event' ? (stayOf(sheet, one) ?? []) : []))
    .toSorted((a, b) => (a.event.start < b.event.start ? -1 : 1));
  // the whole voyage is an event as well, and so may be "Embarkation" besides the first port
  const calls = stays.filter(
    (stay) => !stays.some((other) => other !== stay && isWithin(other, stay) && !isWithin(stay, other)),
  );
  return calls.flatMap((stay, index) => callsOf(stay, index === 0, index === calls.length - 1));
}

/** Whether a stay lies within the days of a longer all-day event. */
function isWithin({ days: [first, last] }: Stay, { days: [from, to], event }: Stay): boolean {
  return !event.start.includes('T') && from < to && from <= first && last <= to;
}

const says_disembark = wordPattern('{disembarks}', 'iu');

const says_embark = wordPattern('{embarks}', 'iu');

function stayOf(sheet: Sheet, event: Event): Stay | null {
  if (isOther(sheet, event)) return null;
  const name = portOf(sheet, event);
  if (name === null) return null;
  const [first = '', start] = event.start.split('T');
  const [end_day = first, end] = (event.end ?? event.start).split('T');
  // an all-day event ends on the day after its last
  const last = start === undefined && end_day > first ? addDays(end_day, -1) : end_day;
  const said = saidIn(sheet, `${event.summary}\n${event.description}`);
  const stay: Stay = { event, name, days: [first, last], arrive: null, depart: null, at: null };
  if (start === undefined) return { ...stay, ...said };
  const is_moment = end === undefined || event.end === event.start;
  const summary = plain(event.summary);
  const is_arrival = says_disembark.test(summary) || saysOf(sheet, summary, 'arrive');
  const is_departure = !is_arrival && (says_embark.test(summary) || saysOf(sheet, summary, 'depart'));
  if (is_arrival) return { ...stay, arrive: start };
  if (is_departure) return { ...stay, depart: is_moment ? start : end };
  return is_moment ? { ...stay, at: start } : { ...stay, arrive: start, depart: end };
}

const shortest_word = 3;

const saysOf = (sheet: Sheet, text: string, list: 'arrive' | 'depart'): boolean =>
  phrasesIn(text, list, sheet.languages).some((hit) => hit.end - hit.start > shortest_word);

const says_no_call = wordPattern('{no_call}', 'iu');

/** Whether an event is not part of the ship's route: a flight, a hotel night, a transfer, a task before the cruise. */
function isOther(sheet: Sheet, { summary, description }: Event): boolean {
  const [label] = labelsIn(plain(summary), sheet.languages);
  return (
    isFlight(summary) ||
    isFlight(description) ||
    (label !== undefined &&
      label.start <= 4 &&
      label.names.some((name) => ['flight', 'hotel', 'checkin', 'final_payment', 'addon'].includes(name))) ||
    says_no_call.test(summary)
  );
}

const port_words = wordPattern(String.raw`(?<!\p{L}){call}(?!\p{L})`, 'iu');

function portOf(sheet: Sheet, { summary, location }: Event): string | null {
  const place = location.trim();
  const behind = summary.replace(/^[^:–-]*[:–-]\s*/u, '');
  const names = [place, behind, summary].map((text) => placeIn(sheet, text, plain(text)));
  if (isSea(sheet, plain(summary)) || isOnly(plain(place), 'sea_day', sheet.languages)) return null;
  const known = [place, ...names].find((name) => name !== '' && knowsPort(name));
  if (known !== undefined) return known;
  return place !== '' && place.length <= 60 && port_words.test(summary) ? place : null;
}

/** The times in the text of an all-day event: "Arrive 08:00, depart 18:00". */
function saidIn(sheet: Sheet, text: string): Pick<Stay, 'arrive' | 'depart' | 'at'> {
  const of_line = text
    .split('\n')
    .map((one) => ({ text: plain(one), times: timesIn(plain(one)) }))
    .filter(({ times, text: words }) => times.length > 0 && times.length <= 2 && !/check-?in/.test(words));
  const found: Pick<Stay, 'arrive' | 'depart' | 'at'> = { arrive: null, depart: null, at: null };
  for (const { text: words, times } of of_line) {
    const [one, two] = times;
    if (one === undefined) continue;
    if (two !== undefined) return { arrive: one.time, depart: two.time, at: null };
    const before = words.slice(0, one.start);
    if (saysOf(sheet, before, 'arrive')) found.arrive ??= one.time;
    else if (saysOf(sheet, before, 'depart')) found.depart ??= one.time;
    else found.at ??= one.time;
  }
  return found.arrive === null && found.depart === null ? found : { ...found, at: null };
}

function callsOf(
  { event, name, days: [first, last], arrive, depart, at }: Stay,
  is_first: boolean,
  is_last: boolean,
): ReadValue<ProposedCall>[] {
  const call = (date: string, comes: string | null, goes: string | null): ReadValue<ProposedCall> => ({
    value: {
      date,
      kind: 'port',
      port_name: name,
      port_id: portByName(name)?.id ?? null,
      arrive: comes,
      depart: goes,
    },
    confidence: confidence.calls.calendar,
    words: `${event.summary}, ${name}`,
    place: null,
  });
  const comes = arrive ?? (is_first ? null : at);
  const goes = depart ?? (is_first && !is_last ? at : null);
  if (first === last) return [call(first, is_first ? null : comes, is_last && !is_first ? null : goes)];
  return [call(first, is_first ? null : comes, null), call(last, null, is_last ? null : goes)];
}
