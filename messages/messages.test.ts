import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import compile from 'icu-minify/compile';
import { type Language, languages } from '#domain/languages.ts';
import { loadCatalogue } from '#web/lib/catalogues.ts';
import { archive as de_archive } from './de/archive.ts';
import { events as de_events } from './de/events.ts';
import { mail as de_mail } from './de/mail.ts';
import { schedule_file as de_file } from './de/schedule-file.ts';
import { archive as en_archive } from './en/archive.ts';
import { events as en_events } from './en/events.ts';
import { mail as en_mail } from './en/mail.ts';
import { schedule_file as en_file } from './en/schedule-file.ts';
import { archive as es_archive } from './es/archive.ts';
import { events as es_events } from './es/events.ts';
import { mail as es_mail } from './es/mail.ts';
import { schedule_file as es_file } from './es/schedule-file.ts';
import { archive as fr_archive } from './fr/archive.ts';
import { events as fr_events } from './fr/events.ts';
import { mail as fr_mail } from './fr/mail.ts';
import { schedule_file as fr_file } from './fr/schedule-file.ts';
import { archive as he_archive } from './he/archive.ts';
import { events as he_events } from './he/events.ts';
import { mail as he_mail } from './he/mail.ts';
import { schedule_file as he_file } from './he/schedule-file.ts';
import { archive as it_archive } from './it/archive.ts';
import { events as it_events } from './it/events.ts';
import { mail as it_mail } from './it/mail.ts';
import { schedule_file as it_file } from './it/schedule-file.ts';
import { archive as pt_archive } from './pt/archive.ts';
import { events as pt_events } from './pt/events.ts';
import { mail as pt_mail } from './pt/mail.ts';
import { schedule_file as pt_file } from './pt/schedule-file.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

const catalogues: Record<Language, Texts> = {
  en: {
    app: await loadCatalogue('en'),
    archive: en_archive,
    events: en_events,
    mail: en_mail,
    file: en_file,
  },
  de: {
    app: await loadCatalogue('de'),
    archive: de_archive,
    events: de_events,
    mail: de_mail,
    file: de_file,
  },
  es: {
    app: await loadCatalogue('es'),
    archive: es_archive,
    events: es_events,
    mail: es_mail,
    file: es_file,
  },
  fr: {
    app: await loadCatalogue('fr'),
    archive: fr_archive,
    events: fr_events,
    mail: fr_mail,
    file: fr_file,
  },
  he: {
    app: await loadCatalogue('he'),
    archive: he_archive,
    events: he_events,
    mail: he_mail,
    file: he_file,
  },
  it: {
    app: await loadCatalogue('it'),
    archive: it_archive,
    events: it_events,
    mail: it_mail,
    file: it_file,
  },
  pt: {
    app: await loadCatalogue('pt'),
    archive: pt_archive,
    events: pt_events,
    mail: pt_mail,
    file: pt_file,
  },
};
const others = languages.filter((language): language is Exclude<Language, 'en'> => language !== 'en');

/** All texts by their dotted key. */
function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') found.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) found.set(inner, text);
  }
  return found;
}

interface Shape {
  /** `count:plural`, `name:argument`, `terms:tag` */
  readonly arguments: Set<string>;
  /** the categories of each plural */
  readonly plurals: string[][];
}

const kinds = ['tag', 'select', 'plural', 'ordinal', 'number', 'date', 'time'];

/** The arguments of a text, from its compiled form: `[name]`, `[name, kind, options]` or `[tag, ...children]`. */
function shapeOf(text: string): Shape {
  const shape: Shape = { arguments: new Set(), plurals: [] };
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [name, kind, options] = node as [unknown, unknown, unknown];
    if (typeof name !== 'string' || node.length === 0) {
      node.forEach(visit);
      return;
    }
    if (node.length === 1) shape.arguments.add(`${name}:argument`);
    else if (typeof kind === 'number' && kind > 0) {
      shape.arguments.add(`${name}:${kinds[kind]}`);
      if (typeof options !== 'object' || options === null) return;
      if (kind === 2) shape.plurals.push(Object.keys(options));
      Object.values(options).forEach((option) => visitAll(option));
    } else {
      shape.arguments.add(`${name}:tag`);
      node.slice(1).forEach(visit);
    }
  };
  const visitAll = (compiled: unknown): void => {
    if (Array.isArray(compiled)) compiled.forEach(visit);
  };
  visitAll(compile(text));
  return shape;
}

test('the shape of a message is read out of it', () => {
  const { arguments: found, plurals } = shapeOf(
    '<a>x {name}</a> {count, plural, =0 {none} one {{day} #} other {#}}',
  );
  assert.deepEqual([...found].toSorted(), ['a:tag', 'count:plural', 'day:argument', 'name:argument']);
  assert.deepEqual(plurals, [['=0', 'one', 'other']]);
});

test('every language has the same keys as English', () => {
  const keys = [...flatten(catalogues.en).keys()].toSorted();
  assert.ok(keys.length > 200);
  for (const language of others) {
    assert.deepEqual([...flatten(catalogues[language]).keys()].toSorted(), keys, language);
  }
});

test('every text of every language takes the same arguments as the English one', () => {
  const english = flatten(catalogues.en);
  for (const language of others) {
    for (const [key, text] of flatten(catalogues[language])) {
      const wanted = [...shapeOf(english.get(key) ?? '').arguments].toSorted();
      assert.deepEqual([...shapeOf(text).arguments].toSorted(), wanted, `${language} ${key}`);
    }
  }
});

test('plurals use the categories of their language, and all that whole numbers need', () => {
  for (const language of languages) {
    const rules = new Intl.PluralRules(language);
    const valid = new Set<string>(rules.resolvedOptions().pluralCategories);
    const needed = new Set(Array.from({ length: 200 }, (_none, number) => rules.select(number)));
    // "Two" in Hebrew may use the plural; every other category would be wrong without its own form.
    needed.delete('two');
    for (const [key, text] of flatten(catalogues[language])) {
      for (const categories of shapeOf(text).plurals) {
        const named = categories.filter((category) => !category.startsWith('='));
        for (const category of named)
          assert.ok(valid.has(category), `${language} ${key} has no "${category}"`);
        assert.ok(named.includes('other'), `${language} ${key} lacks "other"`);
        const exact = categories.includes('=1') ? ['one'] : [];
        const missing = [...needed].filter((category) => ![...named, ...exact].includes(category));
        assert.deepEqual(missing, [], `${language} ${key}`);
      }
    }
  }
});

test('no text is empty or has white space around it', () => {
  for (const language of languages) {
    for (const [key, text] of flatten(catalogues[language])) {
      assert.ok(text.length > 0 && text === text.trim(), `${language} ${key}: "${text}"`);
    }
  }
});

test('French never breaks a line before ? ! ; or :, nor inside guillemets', () => {
  const breakable = /[^\s\u202f][?!;:](?=[\s<»)]|$)|[ \u00a0][?!;:]|«[^\u00a0]|[^\u00a0]»/u;
  for (const [key, text] of flatten(catalogues.fr)) assert.doesNotMatch(text, breakable, key);
});

test('German never breaks a line within a time', () => {
  for (const [key, text] of flatten(catalogues.de)) assert.doesNotMatch(text, /[\d}] Uhr/, key);
});

/** Names, the same everywhere. */
const names = [
  'Alaska',
  'Asia',
  'Gangway',
  'iCalendar',
  'Facebook',
  'Instagram',
  'CSV',
  'PNG',
  'Google Calendar',
  'Mac',
  'Outlook',
  'Thunderbird',
];

/** Texts that are intentionally the same as in English. */
const same: Record<Exclude<Language, 'en'>, readonly string[]> = {
  de: [
    'Hotel: {name}',
    'optional',
    'Beta',
    'Status',
    'Check-in',
    'Deck',
    'Details',
    'Standard',
    'Pro',
    'Code',
    'Agenda',
    'Hotel',
    'Hotels',
    'Suite',
    'Name',
    'Wind',
    'Version',
    'Build',
    'Software',
    'Text',
  ],
  es: [
    'Hotel: {name}',
    'Suite',
    'Beta',
    'Check-in',
    'No',
    'Total',
    'Plan',
    'Pro',
    'Fahrenheit (imperial)',
    'Agenda',
    'Hotel',
  ],
  fr: [
    '{count, plural, one {# question} other {# questions}}',
    'Continents',
    '{level} continents',
    'Destination',
    'Information',
    'Suite',
    'Air',
    'Points',
    'Miles',
    '{count, plural, one {# mile} other {# miles}}',
    '{count, plural, one {# point} other {# points}}',
    'Contact',
    'Description',
    'Documents',
    'Messages',
    'Maintenance',
    'Dates',
    'Badges',
    'Voyage',
    'Port',
    'Total',
    'Ports',
    'Agenda',
    'Notes',
    'Suggestions',
    'Notifications',
    'Check-in',
    'Standard',
    'Pro',
    'Code',
    '{count, plural, one {# page} other {# pages}}',
    '{count, plural, one {minute} other {minutes}}',
    '{count, plural, one {port} other {ports}}',
    'Version',
    'Build',
    'Message',
    'Document',
    'Document {name}',
    'Page {page, number}',
    'Date',
  ],
  he: [],
  it: [
    'Hotel: {name}',
    'Suite',
    'Beta',
    'Email',
    'Password',
    'Check-in',
    'No',
    'Future',
    'Account',
    'Standard',
    'Pro',
    'Agenda',
    'Hotel',
    'Build',
    'Database',
    'Software',
  ],
  pt: [
    'Backups',
    'Hotel: {name}',
    'Beta',
    'Check-in',
    'Deck',
    'Total',
    'Pro',
    'Fahrenheit (imperial)',
    'Agenda',
    'Hotel',
    'Build',
  ],
};

test('no English is left over in the other languages', () => {
  const english = flatten(catalogues.en);
  for (const language of others) {
    const allowed = new Set([...names, ...same[language]]);
    const left = [...flatten(catalogues[language])]
      .filter(([key, text]) => text === english.get(key) && /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, '')))
      .filter(([, text]) => !allowed.has(text))
      .map(([key, text]) => `${key}: ${text}`);
    assert.deepEqual(left, [], language);
  }
});

test('no exception is kept that is not needed any more', () => {
  const english = flatten(catalogues.en);
  for (const language of others) {
    const equal = [...flatten(catalogues[language])].filter(([key, text]) => text === english.get(key));
    const texts = new Set(equal.map(([, text]) => text));
    assert.deepEqual(
      same[language].filter((text) => !texts.has(text)),
      [],
      language,
    );
  }
});

test('Hebrew is written in Hebrew letters', () => {
  for (const [key, text] of flatten(catalogues.he)) {
    const words = text.replaceAll(/\{\w+\}/g, '');
    assert.ok(
      names.includes(text) || /[\u05d0-\u05ea]/.test(words) || !/\p{L}/u.test(words),
      `${key}: ${text}`,
    );
  }
});

test('every folder of the catalogues belongs to a language of the product', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  assert.deepEqual(folders.map(({ name }) => name).toSorted(), languages.toSorted());
});

/** The quoted texts of docs/product/requirements.md, section 8. */
test('the quoted texts of the requirements are English to the letter', () => {
  const texts = new Set(flatten(catalogues.en).values());
  const quoted = [
    'This field is required.',
    'Email is required or enter a valid email address',
    'Login failed. Please try again.',
    'A user with that email already exists.',
    'Account Activation Failed',
    'Account Activated Successfully',
    'An error occurred',
    'Error loading weather',
    'No weather data available',
    'Failed to update user settings',
    'Error sharing',
    'Failed to delete record',
    'Record deleted successfully',
    'No changes found',
    'Description is required',
    'Failed to report cruise',
    'Cruise reported successfully',
    'Error enabling iCalendar',
    'Error resetting iCalendar',
    'iCalendar enabled',
    'iCalendar token reset',
    'Copied to clipboard',
    'Failed to copy text',
    'Error initializing payment. Please try again later.',
    'User settings updated successfully',
    'Password changed successfully',
    'Password reset successful',
    'Password reset request: if an account exists, a link will be sent, so check the inbox and spam.',
    'Your email has been changed',
    'Your account has been deleted',
    'Unexpected error occurred',
    'The application is currently undergoing maintenance.',
    'Your plan does not have access to this feature',
    'You do not have permission to view this page',
    '404 - Page Not Found',
    'The page you are looking for does not exist.',
    'Go back to Home',
    'Error!',
    'Success!',
    'Warning!',
    'Info!',
  ];
  assert.deepEqual(
    quoted.filter((text) => !texts.has(text)),
    [],
  );
});
