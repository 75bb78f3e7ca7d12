import type { UploadMatch, UploadProposal } from '#contract/uploads.ts';
import { type Place, proposed_ids } from '#domain/proposal.ts';
import { newId } from '#web/lib/ids.ts';
import { type FieldName, fields } from '#web/parts/cruise-fields/fields.ts';
import { emptyValues, type FormValues } from '#web/parts/cruise-fields/form-values.ts';
import {
  part_fields,
  type PartFieldName,
  type PartKind,
  part_kinds,
} from '#web/parts/cruise-parts/part-fields.ts';
import { at, type PartValues, valuesOfPart } from '#web/parts/cruise-parts/part-values.ts';

/* A reading under review: the proposed values as editable texts, each with its place in the document. */

/** Where a value was read, and its confidence. */
export interface Source {
  words: string;
  confidence: number;
  place: Place | null;
  /** the traveller looked at the value, and it is right */
  is_confirmed?: true;
}

export interface ReviewPart {
  /** of the future record, so that two sends make one */
  key: string;
  values: PartValues;
  /** the user's choice; null until there is one */
  kept: boolean | null;
  source: Source | null;
  /** the required fields that the document leaves out; undefined for a record added by hand */
  lacks?: readonly PartFieldName[];
}

/** One row of the schedule; without a port it is a sea day. */
export interface ReviewRow {
  key: string;
  date: string;
  port_id: string | null;
  port_name: string;
  /** `HH:MM`, empty, or a typed text that is no time */
  arrive: string;
  depart: string;
  source: Source | null;
}

export type ReviewParts = Record<PartKind, ReviewPart[]>;

export interface ReviewCruise {
  /** of the future record, so that two sends make one */
  id: string;
  values: FormValues;
  sources: Partial<Record<FieldName, Source>>;
  /** the balance due that the document prints, to compare with that of the record */
  printed_balance: (Source & { value: string }) | null;
  parts: ReviewParts;
  rows: ReviewRow[];
  matches: UploadMatch[];
  /** the cruise that is updated; null creates a new one */
  target: string | null;
  /** for an update: the fields that stay as they are */
  kept_old: FieldName[];
  /** for an update: whether its schedule replaces the recorded one; null until the user chooses */
  takes_schedule: boolean | null;
}

/** Values with less confidence need a check. */
const doubtful_below = 0.8;

export function isDoubtful(source: Source | null | undefined): boolean {
  return (
    source !== null &&
    source !== undefined &&
    source.is_confirmed === undefined &&
    source.confidence < doubtful_below
  );
}

/** Whether a record has all required fields. */
export function isWhole(kind: PartKind, values: PartValues): boolean {
  return lacking(kind, values).length === 0;
}

/** The required fields that are empty: a document may print a payment without its day. */
function lacking(kind: PartKind, values: PartValues): PartFieldName[] {
  return part_fields[kind]
    .filter(({ name, is_required }) => is_required === true && at(values, name) === '')
    .map(({ name }) => name);
}

/** One proposed cruise under review. A match is an update until the user chooses otherwise. */
export function reviewOf(proposal: UploadProposal, today: string): ReviewCruise {
  const values = emptyValues(undefined);
  const sources: ReviewCruise['sources'] = {};
  for (const [proposed, found] of Object.entries(proposal.fields)) {
    const name = fieldNamed(proposed);
    if (name === undefined || found === undefined || found.value.trim() === '') continue;
    values[name] = found.value;
    sources[name] = sourceOf(found);
  }
  for (const id of proposed_ids) values[id] = proposal.ids[id] ?? '';
  // a ship needs its line to be chosen
  if (values.cruise_line_id === '') values.ship_id = '';
  const balance = proposal.fields.balance_due;
  const booked = values.booking_date === '' ? today : values.booking_date;
  const of = (kind: PartKind) =>
    proposal[kind].map((found): ReviewPart => {
      const part = kind === 'addons' ? { date_added: booked, ...found.value } : found.value;
      const given = valuesOfPart(kind, part);
      const source = sourceOf(found);
      // the user must fill in what the document leaves out
      const lacks = lacking(kind, given);
      if (lacks.length > 0) source.confidence = 0;
      return { key: newId(), values: given, kept: null, source, lacks };
    });
  return {
    id: newId(),
    values,
    sources,
    printed_balance: balance === undefined ? null : { value: balance.value, ...sourceOf(balance) },
    parts: eachPart(of),
    rows: proposal.schedule.map((found) => ({
      key: newId(),
      date: found.value.date,
      port_id: found.value.port_id,
      port_name: found.value.port_name ?? '',
      arrive: found.value.arrive ?? '',
      depart: found.value.depart ?? '',
      source: sourceOf(found),
    })),
    matches: proposal.matches,
    target: proposal.matches[0]?.cruise_id ?? null,
    kept_old: [],
    takes_schedule: null,
  };
}

export function eachPart(make: (kind: PartKind) => ReviewPart[]): ReviewParts {
  return Object.fromEntries(part_kinds.map((kind) => [kind, make(kind)])) as ReviewParts;
}

/** The field of the form with a proposed name; `nights` and `balance_due` have none, as the record computes them. */
function fieldNamed(name: string): FieldName | undefined {
  return fields.find((field) => field.name === name)?.name;
}

function sourceOf({ words, confidence, place }: Source): Source {
  return { words, confidence, place };
}
