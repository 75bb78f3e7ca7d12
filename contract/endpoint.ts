import type { z } from 'zod';
import type { TokenScope } from '#domain/token-scopes.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the API as data: the server's routes, the OpenAPI description and the browser's client come from it. */
export interface Endpoint {
  method: Method;
  /** below `/api/`, parameters in braces: `cruises/{id}` */
  path: string;
  tag:
    | 'About'
    | 'Account'
    | 'Calendar'
    | 'Calendar feed'
    | 'Catalog'
    | 'Cruise parts'
    | 'Cruises'
    | 'Dashboard'
    | 'Documents'
    | 'Billing'
    | 'Contact'
    | 'Loyalty'
    | 'Notices'
    | 'Operator'
    | 'Reminders'
    | 'Sharing'
    | 'Statistics'
    | 'Uploads'
    | 'Weather';
  summary: string;
  /** answered without a session; a test walks all others and expects 401 */
  is_public?: boolean;
  /** for operators alone: for all other signed-in users it does not exist */
  is_operators?: boolean;
  /**
   * The scopes of tokens for own scripts, any of which allows the call. None: only a session does. Calls about the
   * account, its security, sharing, payment and the operator never have one.
   */
  token_scopes?: readonly TokenScope[];
  /** part of the operators' login: answered during maintenance, if the caller is an operator */
  is_door?: boolean;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** the body is one file, as multipart/form-data; or anything, which is ignored */
  takes?: 'file' | 'anything';
  /** the body of the answer; null: none; a file: bytes of any kind */
  answer: z.ZodType | 'file' | null;
  /** of the answer; 200, or 204 without a body */
  status?: 200 | 201 | 204;
  /** coded errors beyond those that any call may answer */
  errors?: readonly ErrorCode[];
  /** the answer carries an `ETag` and a write honours `If-Match` */
  is_versioned?: boolean;
  /**
   * What the answer depends on beside the clock: the record of the account with all that others share with it, its
   * rights and the catalogue; or forecasts, too. The server keeps such an answer until that changes, and answers 304 to
   * a caller who has it.
   */
  changes_with?: 'record' | 'record_and_weather';
  /** seconds for which the caller may cache the answer; then it asks with the `ETag` and may get 304 */
  max_age_s?: number;
}

/** Declares a call, keeping its literal method and path for the browser's client. */
export function endpoint<const Call extends Endpoint>(declared: Call): Call {
  return declared;
}
