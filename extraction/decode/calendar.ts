import ICAL from 'ical.js';
import type { Page, ReadableDocument, Row, Structured } from '../model.ts';
import { cellText, isRightToLeft } from './direction.ts';
import { Unreadable } from './unreadable.ts';

type Event = Extract<Structured, { kind: 'event' }>;

const most_events = 400;

/** Reads a calendar: its events as data, and as rows in which labels can be found. */
export function readCalendar(text: string): ReadableDocument {
  const events = eventsOf(text);
  return {
    kind: 'calendar',
    pages: events.length > 0 ? [pageOf(events)] : [],
    structured: events,
    mail: null,
    is_ocr: false,
  };
}

function eventsOf(text: string): Event[] {
  let calendars: ICAL.Component[];
  try {
    const parsed = ICAL.parse(text) as unknown[];
    calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]).map(
      (one) => new ICAL.Component(one as unknown[]),
    );
  } catch (error) {
    throw new Unreadable('corrupt', { cause: error });
  }
  return calendars
    .flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
    .slice(0, most_events)
    .flatMap(eventOf)
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
}

function eventOf(component: ICAL.Component): Event[] {
  const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
  const start = moment(component.getFirstPropertyValue('dtstart'));
  if (start === null) return [];
  const end = moment(component.getFirstPropertyValue('dtend'));
  return [
    {
      kind: 'event',
      summary: text('summary'),
      location: text('location'),
      description: text('description'),
      start,
      end,
    },
  ];
}

/** The local time of the event. */
function moment(value: unknown): string | null {
  if (!(value instanceof ICAL.Time)) return null;
  return value.toString().slice(0, value.isDate ? 10 : 16);
}

function pageOf(events: readonly Event[]): Page {
  const rows: Row[] = [];
  const add = (block: number, texts: readonly string[]) => {
    const cells = texts
      .map((text, at) => ({
        text: cellText(text),
        x0: at * 200,
        x1: at * 200 + 190,
        confidence: 1,
        is_bold: false,
      }))
      .filter((cell) => cell.text !== '');
    const y0 = rows.length * 20;
    if (cells.length > 0) rows.push({ block, table: null, y0, y1: y0 + 14, size: 12, cells });
  };
  for (const [block, event] of events.entries()) {
    add(block, [
      event.start.replace('T', ' '),
      event.end?.replace('T', ' ') ?? '',
      event.summary,
      event.location,
    ]);
    for (const line of event.description.split('\n')) add(block, [line]);
  }
  const is_rtl = isRightToLeft(rows.flatMap((row) => row.cells.map((cell) => cell.text)));
  return { number: 1, width: 800, height: rows.length * 20, is_rtl, is_wrapped: false, rows };
}
