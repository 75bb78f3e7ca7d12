import type { Cruise } from '#contract/cruises.ts';
import { catalogue_ids } from '#domain/cruise-fields.ts';
import { type Field, fields, isCatalogueName } from '#web/parts/cruise-fields/fields.ts';
import type { FormValues } from '#web/parts/cruise-fields/form-values.ts';
import { part_kinds } from '#web/parts/cruise-parts/part-fields.ts';
import type { ReviewErrors } from './review-accept.ts';
import { isKept } from './review-change.ts';
import { isDoubtful, isWhole, type ReviewCruise, type Source } from './review-model.ts';
import type { ReviewItem } from './review-store.ts';

/* The entries that a traveller is asked about, one card each. */

/** Why an entry is asked about. */
export type Why = 'missing' | 'incomplete' | 'differs' | 'unlisted' | 'day_or_month' | 'unclear';

export interface ReviewCard {
  /** of its `Mark` */
  key: string;
  why: Why;
}

type Readings = Pick<ReviewCruise, 'sources' | 'printed_balance' | 'parts' | 'rows' | 'target'>;

interface Opened {
  /** the values when the review opened: an entry that is being corrected stays where it is */
  values: FormValues;
  /** for an update: the record, once it is loaded */
  current: Cruise | undefined;
  /** whether the balance of the document differed when the review opened */
  has_other_balance: boolean;
}

/**
 * The cards of a cruise, the most urgent first: entries without which nothing can be recorded, ship and days, amounts that
 * do not add up, entries that a booking should have, names that the catalogue lacks, and then all others.
 */
export function cardsOf(readings: Readings, opened: Opened): ReviewCard[] {
  const { sources, printed_balance, parts, rows, target } = readings;
  const ranked: { rank: number; card: ReviewCard }[] = [];
  const add = (rank: number, key: string, why: Why | undefined) => {
    if (why !== undefined) ranked.push({ rank, card: { key, why } });
  };
  for (const field of fields) {
    const why = whyOf(field, opened.values, sources, target !== null);
    add(rankOf(field, why), `field:${field.name}`, why);
  }
  if (opened.has_other_balance && printed_balance !== null && printed_balance.is_confirmed === undefined)
    add(2, 'balance', 'differs');
  for (const kind of part_kinds) {
    for (const part of parts[kind]) {
      if (!isDoubtful(part.source) || !isKept(kind, part, opened.current)) continue;
      // one that is being completed stays where it is
      const is_whole = part.lacks === undefined ? isWhole(kind, part.values) : part.lacks.length === 0;
      add(is_whole ? 6 : 0, `part:${part.key}`, is_whole ? 'unclear' : 'incomplete');
    }
  }
  for (const { key, source } of rows) if (isDoubtful(source)) add(7, `row:${key}`, 'unclear');
  // of one rank in the order of the form
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ card }) => card);
}

function rankOf({ is_required, is_important }: Field, why: Why | undefined): number {
  if (why === 'missing') return 0;
  if (why === 'unlisted') return 4;
  if (is_required === true) return 1;
  return is_important === true ? 3 : 5;
}

/** Why a field is asked about; undefined for one that is clear. An update leaves fields as they are in the record. */
function whyOf(
  { name, kind, is_required }: Field,
  values: FormValues,
  sources: ReviewCruise['sources'],
  is_update: boolean,
): Why | undefined {
  const source = sources[name];
  const value = values[name].trim();
  if (source?.is_confirmed === true) return undefined;
  if (isDoubtful(source))
    return kind === 'day' && isTwoDays(source?.words ?? '') ? 'day_or_month' : 'unclear';
  if (is_update) return undefined;
  if (value === '') return is_required === true ? 'missing' : undefined;
  if (source === undefined || !isCatalogueName(name) || values[catalogue_ids[name]] !== '') return undefined;
  // a ship without its line is not linked either: one question is enough
  if (name === 'cruise_line') return undefined;
  return name === 'end_port' && value === values.start_port.trim() ? undefined : 'unlisted';
}

/** Whether a date in figures can be read as two: 03/06/2027, and not 03/03/2027. */
function isTwoDays(words: string): boolean {
  const [first = 0, second = 0, third = 0] = (words.match(/\d+/g) ?? []).map(Number);
  return third > 0 && first !== second && [first, second].every((part) => part >= 1 && part <= 12);
}

/** The cruise with an entry that the traveller looked at. */
export function confirmed(readings: Readings, key: string): Partial<Readings> {
  const { sources, printed_balance, parts, rows } = readings;
  const sure = (source: Source | null | undefined): Source => ({
    ...(source ?? { words: '', confidence: 1, place: null }),
    is_confirmed: true,
  });
  if (key === 'balance')
    return printed_balance === null ? {} : { printed_balance: { ...printed_balance, is_confirmed: true } };
  const field = fields.find(({ name }) => `field:${name}` === key);
  if (field !== undefined) return { sources: { ...sources, [field.name]: sure(sources[field.name]) } };
  if (key.startsWith('row:'))
    return {
      rows: rows.map((row) => (`row:${row.key}` === key ? { ...row, source: sure(row.source) } : row)),
    };
  const kind = part_kinds.find((one) => parts[one].some((part) => `part:${part.key}` === key));
  if (kind === undefined) return {};
  const list = parts[kind].map((part) =>
    `part:${part.key}` === key ? { ...part, source: sure(part.source), kept: true } : part,
  );
  return { parts: { ...parts, [kind]: list } };
}

export function hasOtherBalance({ opened, target }: Pick<ReviewItem, 'opened' | 'target'>): boolean {
  return opened?.target === target && opened.has_other_balance;
}

/** The cruise without a record that the document leaves incomplete. */
export function leftOut({ parts }: Readings, key: string): Partial<Readings> {
  const kind = part_kinds.find((one) => parts[one].some((part) => `part:${part.key}` === key));
  if (kind === undefined) return {};
  const list = parts[kind].map((part) => (`part:${part.key}` === key ? { ...part, kept: false } : part));
  return { parts: { ...parts, [kind]: list } };
}

/** More than these would be a form again. */
export const shown_first = 3;

/** Whether the cards that are shown have an input for each error. */
export function takeErrors(item: ReviewItem, { fields: wrong, parts, rows }: ReviewErrors): boolean {
  const keys = new Set(
    cardsOfItem(item)
      .slice(0, shown_first)
      .map(({ key }) => key),
  );
  const records = part_kinds.flatMap((kind) => item.parts[kind]);
  return (
    Object.keys(rows).length === 0 &&
    Object.keys(wrong).every((name) => keys.has(`field:${name}`)) &&
    Object.entries(parts).every(([key, errors]) => {
      const asked = records.find((part) => part.key === key)?.lacks ?? [];
      return (
        keys.has(`part:${key}`) && Object.keys(errors).every((name) => asked.some((one) => one === name))
      );
    })
  );
}

/** How many cards a cruise has. */
export function countCards(item: ReviewItem): number {
  return cardsOfItem(item).length;
}

/** The cards of a cruise. For an update they depend on the record as well, and the cards themselves show it. */
export function cardsOfItem(item: ReviewItem): ReviewCard[] {
  const values = item.form.state().base.before;
  return cardsOf(item, { values, current: undefined, has_other_balance: hasOtherBalance(item) });
}
