import type { UploadMatch, UploadProposal } from '#contract/uploads.ts';
import { type Place, proposed_ids } from '#domain/proposal.ts';
import { newId } from '#web/lib/ids.ts';
import { type FieldName, fields } from '../fields.ts';
import { emptyValues, type FormValues } from '../form/form-values.ts';
import { part_fields, type PartKind, part_kinds } from '../parts/part-fields.ts';
import { at, type PartValues, valuesOfPart } from '../parts/part-values.ts';

/* A reading while it is reviewed: what was proposed, as texts that can be typed over, each with where it stands. */

/** Where something was read, and how sure it is. */
export interface Source {
  words: string;
  confidence: number;
  place: Place | null;
}

export interface ReviewPart {
  /** of the record that is made of it, so that sent twice it is one */
  key: string;
  values: PartValues;
  /** what the traveller chose; null as long as they have not */
  kept: boolean | null;
  source: Source | null;
}

/** One line of the schedule; without a port it is a day at sea. */
export interface ReviewRow {
  key: string;
  date: string;
  port_id: string | null;
  port_name: string;
  /** `HH:MM`, empty, or what was typed and is no time */
  arrive: string;
  depart: string;
  source: Source | null;
}

export type ReviewParts = Record<PartKind, ReviewPart[]>;

export interface ReviewCruise {
  /** of the record that is made of it, so that sent twice it is one */
  id: string;
  values: FormValues;
  sources: Partial<Record<FieldName, Source>>;
  /** what the document says is still due, which is compared with what the record will say */
  printed_balance: (Source & { value: string }) | null;
  parts: ReviewParts;
  rows: ReviewRow[];
  matches: UploadMatch[];
  /** the cruise of which it is an update; null records a new one */
  target: string | null;
  /** of an update: the fields that stay as they are */
  kept_old: FieldName[];
  /** of an update: whether its schedule takes the place of the one that is there; null as long as nobody has chosen */
  takes_schedule: boolean | null;
}

/** Below it somebody has to look. */
const doubtful_below = 0.8;

export function isDoubtful(source: Source | null | undefined): boolean {
  return source !== null && source !== undefined && source.confidence < doubtful_below;
}

/** Whether a record says all that it must say: a payment may stand in a document without its day. */
export function isWhole(kind: PartKind, values: PartValues): boolean {
  return part_fields[kind].every(({ name, is_required }) => is_required !== true || at(values, name) !== '');
}

/** One proposed cruise as it is reviewed. A match is an update until somebody says otherwise. */
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
  // a ship is chosen from its line's
  if (values.cruise_line_id === '') values.ship_id = '';
  const balance = proposal.fields.balance_due;
  const booked = values.booking_date === '' ? today : values.booking_date;
  const of = (kind: PartKind) =>
    proposal[kind].map((found): ReviewPart => {
      const part = kind === 'addons' ? { date_added: booked, ...found.value } : found.value;
      const given = valuesOfPart(kind, part);
      const source = sourceOf(found);
      // what the document leaves out has to be asked for
      if (!isWhole(kind, given)) source.confidence = 0;
      return { key: newId(), values: given, kept: null, source };
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

/** Not `nights` and `balance_due`: the record works them out itself. */
function fieldNamed(name: string): FieldName | undefined {
  return fields.find((field) => field.name === name)?.name;
}

function sourceOf({ words, confidence, place }: Source): Source {
  return { words, confidence, place };
}
