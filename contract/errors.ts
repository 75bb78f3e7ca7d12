/**
 * All coded errors of the API, with their statuses. The sentence for people is in `messages/*\/errors.ts` under the
 * same code and is answered as `detail` in the caller's language.
 */
export const error_statuses = {
  invalid: 400,
  not_authenticated: 401,
  token_not_valid: 401,
  login_failed: 401,
  plan_required: 403,
  forbidden: 403,
  sign_up_closed: 403,
  not_found: 404,
  conflict: 409,
  same_plan: 409,
  last_operator: 409,
  gone: 410,
  deleted: 410,
  file_gone: 410,
  stale: 412,
  too_large: 413,
  unsupported_media: 415,
  too_many_requests: 429,
  unexpected: 500,
  maintenance: 503,
  busy: 503,
  unavailable: 503,
  outcome_unknown: 503,
  no_space: 507,
} as const;

export type ErrorCode = keyof typeof error_statuses;

/** The operator's note during maintenance: a message, and the planned end. */
export interface MaintenanceNote {
  message: string | null;
  /** RFC 3339; it informs, and opens nothing */
  planned_end: string | null;
}

/**
 * The body of every error. `errors` is present only with 400, `current` only with 412 and some 409, `maintenance` only
 * with 503 of that code.
 */
export interface ErrorBody {
  code: ErrorCode;
  detail: string;
  errors?: Record<string, string[]>;
  current?: unknown;
  maintenance?: MaintenanceNote;
}
