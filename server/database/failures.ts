/* The meaning of a database error. Drizzle wraps the driver's error, so it is searched along the causes. */

function* causesOf(error: unknown): Generator<Error> {
  for (let link = error; link instanceof Error; link = link.cause) yield link;
}

/** The code of an error or of its cause: PostgreSQL's five characters, or the system's such as `ECONNREFUSED`. */
export function codeOf(error: unknown): string | null {
  for (const link of causesOf(error)) {
    if ('code' in link && typeof link.code === 'string') return link.code;
  }
  return null;
}

/** Connections, resources and shutdown, in PostgreSQL's codes and the system's. */
const passing =
  /^(08...|25006|53...|57P..|40001|40P01|57014|55000|ECONN[A-Z]+|E(HOST|NET)(DOWN|UNREACH)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|ENOSPC|outcome_unknown)$/;

/**
 * Whether a prepared statement may no longer be valid: a newer server changed a column of it, or it no longer exists.
 * With the old types of its parameters it may then fail in many ways, where the statement prepared again may succeed.
 */
export function isOutdated(error: unknown): boolean {
  return /^(42...|0A000)$/.test(codeOf(error) ?? '') || isLent(error);
}

/** Whether the result of a prepared statement changed its type; the statement works when it is prepared again. */
export function isChanged(error: unknown): boolean {
  for (const link of causesOf(error)) {
    // independent of the language of the database's messages
    if ('routine' in link) return link.routine === 'RevalidateCachedQuery';
  }
  return false;
}

/** Whether a prepared name is missing, or exists already: the pooler lent another connection. */
export function isLent(error: unknown): boolean {
  const code = codeOf(error);
  return code === '26000' || code === '42P05';
}

/** Messages of the driver without a code. */
const gave_up =
  /^(timeout (exceeded when trying|expired)|Query read timeout|Connection terminated|Client has encountered)/;

/** Whether the database is unreachable or out of resources, so that the same call may succeed a moment later. */
export function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== null) return passing.test(code) || isChanged(error) || isLent(error);
  return causesOf(error).some(({ message }) => gave_up.test(message));
}

/** Codes and messages after which the server is gone, or no longer the one that takes writes. */
const cut_off = /^(08...|25006|57P..|E(CONN[A-Z]+|PIPE|TIMEDOUT|(HOST|NET)(DOWN|UNREACH))|outcome_unknown)$/;
const broke = /^(Connection terminated|Client has encountered)/;

/** Whether the connection was lost, or its server is another one by now: a read may be tried again. */
export function isCutOff(error: unknown): boolean {
  const code = codeOf(error);
  return code === null ? causesOf(error).some(({ message }) => broke.test(message)) : cut_off.test(code);
}

/** The answer to a commit, or to a write that is its own transaction, was lost: it may have been done or not. */
export class OutcomeUnknown extends Error {
  readonly code = 'outcome_unknown';
}

export function isOutcomeUnknown(error: unknown): boolean {
  return codeOf(error) === 'outcome_unknown';
}

/** Whether a statement that was sent got no answer. One that the server refused was not done. */
export function isUnanswered(error: unknown): boolean {
  const is_refused = isReadOnly(error) || codeOf(error) === '57P03';
  const was_sent = !causesOf(error).some(({ message }) => message.startsWith('Client has encountered'));
  const gave_up_waiting = causesOf(error).some(({ message }) => message === 'Query read timeout');
  return (gave_up_waiting || isCutOff(error)) && was_sent && !is_refused;
}

/** Whether the server takes no writes: it follows another one since, or its disk is full. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === read_only;
}

export const read_only = '25006';

/** PostgreSQL's codes for values that it cannot store; a check in the contract should have refused them before. */
const refused_values = new Set(['22021', '22P05', '22008', '22003', '22007', '22P02']);

export function isRefusedValue(error: unknown): boolean {
  const code = codeOf(error);
  return code !== null && refused_values.has(code);
}

/** Whether a unique value exists already: of two concurrent inserts, the slower one. */
export function isTaken(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Whether the row that another row references is gone: deleted concurrently since it was looked up. */
export function isOrphaned(error: unknown): boolean {
  return codeOf(error) === '23503';
}

const database_reasons: Record<string, string> = {
  '3D000': 'the database does not exist',
  '25006': 'it takes no writes',
  '28P01': 'the password is wrong',
  '28000': 'the user may not log in',
  '42501': 'the user may not create tables',
  '53300': 'it takes no further connections',
  '57P03': 'it is not up yet',
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'its host is not known',
};

/** Why a database could not be opened, in words for the person who configured it. */
export function reasonNotOpened(error: unknown): string {
  const code = codeOf(error) ?? '';
  const known = database_reasons[code];
  if (known !== undefined) return known;
  // a code of the system, such as EPIPE, has no digit
  const answered = /^(?=.*\d)[\dA-Z]{5}$/.test(code) ? [...causesOf(error)].at(-1) : undefined;
  return answered === undefined
    ? 'no PostgreSQL answers there'
    : `PostgreSQL says: ${answered.message} (${code})`;
}
