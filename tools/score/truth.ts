// The JSON files of a document: its truth, and the prediction of a reading.

export type Values = Readonly<Record<string, unknown>>;

export interface Truth {
  readonly id: string;
  readonly document: string;
  readonly tags?: readonly string[];
  /** `booking`, `not_a_booking`, or `error:` with its class */
  readonly expect: string;
  /** outcomes that are right as well */
  readonly accept?: readonly string[];
  /** values planted in the document, by field; those of `any` may be in no field */
  readonly forbidden?: Readonly<Record<string, readonly unknown[]>>;
  readonly bookings?: readonly Values[];
}

export interface Prediction {
  readonly outcome: string;
  readonly bookings: readonly Values[];
}

/** @param raw `null` if there is no prediction */
export function predictionIn(raw: Values | null): Prediction {
  if (raw === null) return { outcome: 'missing', bookings: [] };
  const bookings = listIn(raw['bookings']);
  if (raw['outcome'] === 'error') return { outcome: `error:${String(raw['errorClass'])}`, bookings };
  return {
    outcome: raw['outcome'] === 'not_a_booking' || bookings.length === 0 ? 'not_a_booking' : 'booking',
    bookings,
  };
}

export function listIn(value: unknown): Values[] {
  return Array.isArray(value)
    ? value.filter((one) => typeof one === 'object' && one !== null).map((one) => one as Values)
    : [];
}

export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string' && one !== '').map(String) : [];
}

/** Alternative right values of a field, by the truth. */
export function alternativesOf(truth: Values, field: string): readonly unknown[] {
  const all = truth['alt'] as Values | undefined;
  const of_field = all?.[field];
  return Array.isArray(of_field) ? (of_field as unknown[]) : [];
}

/** Whether a missing value of the field does not count. */
export function isLenient(truth: Values, field: string): boolean {
  return textsIn(truth['lenient']).includes(field);
}
