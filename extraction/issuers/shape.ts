import type { LabelName } from '#extraction/words/shape.ts';

/*
 * Particulars of the documents of a cruise line or an agency system. They are hints that raise or lower a candidate,
 * never conditions: lines change their numbers, and an agency's form may carry a line's name.
 */
export interface Issuer {
  /** the file's name */
  id: string;
  /** of `reference/output/lines.json`; null for an agency system, which sells many lines */
  line_id: string | null;
  /** names and domains that identify the document, folded before comparison */
  names: readonly string[];
  /** source of a regular expression for a whole booking number; null if the form is not certain */
  booking_number: string | null;
  /** source of a regular expression for a whole stateroom number */
  stateroom: string | null;
  loyalty: { names: readonly string[]; pattern: string | null } | null;
  /** the order of numeric dates, if the issuer always uses the same */
  date_order: 'dmy' | 'mdy' | null;
  /** labels of this issuer only, which would mislead in other documents */
  labels: Partial<Record<LabelName, readonly string[]>>;
  /** names of the line's own categories or fares, which identify a category */
  categories: readonly string[];
}
