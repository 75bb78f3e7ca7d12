import { createHash, createHmac } from 'node:crypto';
import { feed_words, type FeedLanguage, type FeedWord } from '#domain/calendar-feed-words.ts';
import { calendarText, type EventOptions, type WrittenEvents } from '#domain/icalendar.ts';
import { directionOf, type Language } from '#domain/languages.ts';
import { formatDay, formatMoney, formatTime } from '#server/platform/format-plain.ts';
import { isolate } from '#server/platform/mail/wording.ts';
import { translate } from '#server/platform/messages.ts';
import { portNameIn } from '#server/platform/port-names.ts';
import type { Services } from '#server/services.ts';
import { nearestColourName } from './actions-colours.ts';

/** Labels that the catalogue uses wherever a thing is named. */
const labels: Partial<Record<FeedWord, string>> = {
  ship_name: 'terms.fields.ship_name',
  cruise_line: 'terms.fields.cruise_line',
  start_port: 'terms.fields.start_port',
  end_port: 'terms.fields.end_port',
  booking_number: 'terms.fields.booking_number',
  stateroom: 'terms.fields.stateroom',
  passengers: 'terms.parts.passengers',
  balance_due: 'terms.fields.balance_due',
};

const hole = '{name}';
const languages = new Map<Language, FeedLanguage>();

/** The words of a feed. They are translated once: thousands of events use the same few. */
export function languageOfFeed(language: Language): FeedLanguage {
  const known = languages.get(language);
  if (known !== undefined) return known;
  const words = Object.fromEntries(
    feed_words.map((word) => {
      const label = labels[word];
      const text =
        label === undefined
          ? translate(language, `events.${word}`, { name: hole })
          : `${translate(language, 'mail.labelled', { label: translate(language, label) })} ${hole}`;
      return [word, text.split(hole)];
    }),
  ) as Record<FeedWord, string[]>;
  const made: FeedLanguage = {
    say: (word, name = '') => words[word].join(name),
    time: (time) => formatTime(time, language),
    day: (day) => formatDay(day, language),
    money: (amount, currency) => formatMoney(amount, currency, language),
    port: (name) => portNameIn(language, name),
    apart: (name) => (directionOf(language) === 'rtl' ? isolate(name) : name),
  };
  languages.set(language, made);
  return made;
}

/**
 * The style of the events of a feed.
 * @param changed_at the last change of the feed's content, an instant
 * @param colours of lines by their ids, `#rrggbb`
 */
export function lookOf(
  { config, publicUrl }: Pick<Services, 'config' | 'publicUrl'>,
  { changed_at, colours }: { changed_at: string; colours: ReadonlyMap<string, string> },
): EventOptions {
  // not the address: that may change, and then every event would be duplicated
  const instance = createHmac('sha256', config.SECRET).update('calendar events').digest('hex').slice(0, 16);
  const names = new Map(Array.from(colours, ([id, colour]) => [id, nearestColourName(colour)]));
  const base = publicUrl();
  return {
    changed_at,
    uidOf: (key) => `${plainKey(key)}@${instance}.gangway`,
    urlOf: ({ cruise_id }) => `${base}/cruises/view/${cruise_id}`,
    colourOf: ({ cruise_line_id }) => names.get(cruise_line_id ?? '') ?? null,
  };
}

interface FeedContents {
  events: readonly WrittenEvents[];
  language: Language;
  time_zone: string | null;
  is_busy: boolean;
}

/** The text of the feed for calendar programs. */
export function textOfFeed({ is_busy, language, ...told }: FeedContents): Buffer {
  const name = translate(language, is_busy ? 'events.away' : 'events.calendar');
  return Buffer.from(calendarText({ ...told, language, name }).buffer);
}

/** Makes a safe key: keys contain names of ports as they were typed. */
function plainKey(key: string): string {
  if (/^[\w:-]{1,120}$/.test(key)) return key;
  const [kind = '', cruise_id = ''] = key.split(':');
  return `${kind}:${cruise_id}:${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
}
