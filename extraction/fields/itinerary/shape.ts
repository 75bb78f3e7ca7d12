import type { Line, Piece } from '../document/sheet.ts';
import type { PrintedDay } from './days.ts';

/** A cell of a call's row, from the position at which it belongs to the call. */
export interface Part {
  piece: Piece;
  from: number;
  to: number;
}

/** A printed day of an itinerary. */
export interface PrintedCall extends PrintedDay {
  line: Line;
  /** of its place */
  piece: Piece;
  /** the cell in which its row begins */
  first: Piece;
  /** the cells that belong to it, without its day */
  parts: Part[];
  is_led: boolean;
  is_inner: boolean;
  /** further days of a row with several days */
  more_days: number;
  place: string;
  is_sea: boolean;
  arrive: string | null;
  depart: string | null;
  is_overnight: boolean;
  is_known_port: boolean;
}

/** Days in consecutive rows that belong together. */
export interface Itinerary {
  calls: PrintedCall[];
  first: number;
  last: number;
}
