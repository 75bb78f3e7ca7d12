import type { LabelName } from '#extraction/words/shape.ts';

/*
 * What is known of the documents of one cruise line or one agency system. All of it is a hint that raises or lowers a
 * candidate, never a condition: lines renumber, and an agency's form may carry a line's name.
 */
export interface Issuer {
  /** the file's name */
  id: string;
  /** of `reference/output/lines.json`; null for an agency system, that sells many lines */
  line_id: string | null;
  /** names and domains by which the document shows itself, folded before they are looked for */
  names: readonly string[];
  /** source of an expression that a whole booking number matches; null where the form is not known for certain */
  booking_number: string | null;
  /** source of an expression that a whole stateroom number matches */
  stateroom: string | null;
  loyalty: { names: readonly string[]; pattern: string | null } | null;
  /** the order of dates in figures, where the issuer has one only */
  date_order: 'dmy' | 'mdy' | null;
  /** wordings of this issuer alone, that would mislead in others' documents */
  labels: Partial<Record<LabelName, readonly string[]>>;
  /** names of the line's own categories or fares, that tell a category from other words */
  categories: readonly string[];
}
