import { error_statuses, type ErrorCode, type MaintenanceNote } from '#contract/errors.ts';

interface Particulars {
  /** messages by field, as keys of `errors.fields`, with 400 */
  fields?: Record<string, string[]>;
  /** the record as it is now, with 412, and with 409 where it tells what to ask again */
  current?: unknown;
  /** seconds, with 429 and 503 */
  retry_after?: number;
  /** the operator's message, with `maintenance` */
  maintenance?: MaintenanceNote;
}

/** An intended error of the product: it has a code and a status, and the code selects its sentence. */
export class CodedError extends Error {
  readonly code: ErrorCode;
  readonly particulars: Particulars;

  constructor(code: ErrorCode, particulars: Particulars = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.particulars = particulars;
  }

  get status(): number {
    return error_statuses[this.code];
  }
}

/** The server cannot start for a reason that its operator can remove; the message is a sentence for them. */
export class CannotStart extends Error {}

/** The error of one field; `key` is a key of `errors.fields`. */
export function fieldError(field: string, key: string): CodedError {
  return new CodedError('invalid', { fields: { [field]: [key] } });
}

/**
 * Runs work on a part of a body, and prefixes the fields of its errors with the path of the part: `path.field`.
 * @param own_prefix prefix that the work itself puts before the names, and that is removed
 */
export async function prefixFieldErrors<Done>(
  path: string,
  work: () => Promise<Done>,
  own_prefix = '',
): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    const fields = error instanceof CodedError ? error.particulars.fields : undefined;
    if (fields === undefined) throw error;
    const named = Object.entries(fields).map(([field, keys]) => [
      `${path}.${field.startsWith(own_prefix) ? field.slice(own_prefix.length) : field}`,
      keys,
    ]);
    throw new CodedError('invalid', { fields: Object.fromEntries(named) as typeof fields }, { cause: error });
  }
}
