import { error_statuses, type ErrorCode, type MaintenanceNote } from '#contract/errors.ts';

interface Particulars {
  /** messages by field, as keys of `errors.fields`, with 400 */
  fields?: Record<string, string[]>;
  /** the record as it is now, with 412 */
  current?: unknown;
  /** seconds, with 429 and 503 */
  retry_after?: number;
  /** what the operator says, with `maintenance` */
  maintenance?: MaintenanceNote;
}

/** An error that the product means: it has a code and a status, and its sentence is found by the code. */
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

/** The start cannot go on for a reason that a person can do something about; the message is a sentence for them. */
export class CannotStart extends Error {}

/** The error of one field, by a key of `errors.fields`. */
export function fieldError(field: string, key: string): CodedError {
  return new CodedError('invalid', { fields: { [field]: [key] } });
}

/**
 * Does something about a part of what was sent: the fields of its errors are named from the whole, `path.field`.
 * @param own_prefix what the names begin with by themselves, and do not here
 */
export async function within<Done>(path: string, work: () => Promise<Done>, own_prefix = ''): Promise<Done> {
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
