import type { z } from 'zod';
import type { PageQuery } from '#contract/operator.ts';
import type * as contract from '#contract/operator-codes.ts';
import { plans, type Plan } from '#domain/entitlements.ts';
import { writeAuditEntry, type Actor } from '#server/features/audit/actions.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import { type Page, pageOfAll } from '#server/platform/pages.ts';
import type { Services } from '#server/services.ts';
import { normalizeCode, formatCode } from '#domain/registration-code.ts';
import { newCode } from '../access-codes.ts';
import * as store from './store.ts';

/* Registration codes of the operator. */

interface NewCode {
  code: string;
  uses: number;
  expires_at: string | null;
  plan_name: Plan | null;
  plan_expiry: string | null;
}

/** @returns false when the code exists already, also a used up or revoked one */
export async function addCode(services: Services, actor: Actor, code: NewCode): Promise<boolean> {
  const { clock, database } = services;
  const subject = normalizeCode(code.code);
  return database.transaction(async (tx) => {
    const is_new = await store.insertCode(tx, {
      ...code,
      code: subject,
      uses_left: code.uses,
      created_at: clock.now().toISOString(),
    });
    const { uses, expires_at, plan_name, plan_expiry } = code;
    const after = { uses, expires_at, plan_name, plan_expiry };
    if (is_new) await writeAuditEntry(services, tx, actor, { action: 'code.create', subject, after });
    return is_new;
  });
}

export async function listCodes({ database }: Services): Promise<store.RegistrationCode[]> {
  return store.listCodes(database.query);
}

/** @returns false when the code does not exist, or was revoked before */
export async function revokeCode(services: Services, actor: Actor, code: string): Promise<boolean> {
  const { clock, database } = services;
  const subject = normalizeCode(code);
  return database.transaction(async (tx) => {
    const is_revoked = await store.revokeCode(tx, subject, clock.now().toISOString());
    if (is_revoked) await writeAuditEntry(services, tx, actor, { action: 'code.revoke', subject });
    return is_revoked;
  });
}

type Code = z.input<typeof contract.listCodes.answer>['items'][number];

/** The state of a code. */
export function stateOfCode(
  { revoked_at, expires_at, uses_left }: store.RegistrationCode,
  now: Date,
): Code['state'] {
  if (revoked_at !== null) return 'revoked';
  if (expires_at !== null && new Date(expires_at) <= now) return 'expired';
  return uses_left === 0 ? 'used_up' : 'open';
}

/** A page of the codes, the newest first. */
export async function pageCodes(services: Services, list_query: PageQuery): Promise<Page<Code>> {
  return pageOfAll(await showCodes(services), list_query);
}

/** The codes in the form for operators, the newest first. */
async function showCodes(services: Services): Promise<Code[]> {
  const now = services.clock.now();
  const codes = await listCodes(services);
  return codes.toReversed().map(({ revoked_at, ...code }) => ({
    ...code,
    shown: formatCode(code.code),
    state: stateOfCode({ revoked_at, ...code }, now),
    plan_name: plans.find((name) => name === code.plan_name) ?? null,
    expires_at: code.expires_at === null ? null : new Date(code.expires_at).toISOString(),
    created_at: new Date(code.created_at).toISOString(),
  }));
}

type CodeRequest = z.output<typeof contract.createCode.body>;

/**
 * Creates a code with the operator's values; a random one if none is given.
 * @throws CodedError `conflict` for a code that exists already; `invalid` on `code`
 */
export async function makeCode(services: Services, actor: Actor, request: CodeRequest): Promise<Code> {
  const given = request.code ?? newCode();
  if (!isCode(given)) throw fieldError('code', 'invalid');
  const { uses, plan_name, plan_expiry, last_day } = request;
  const expires_at = last_day === null ? null : endOfDay(last_day);
  const is_new = await addCode(services, actor, { code: given, uses, expires_at, plan_name, plan_expiry });
  const made = (await showCodes(services)).find(({ code }) => code === normalizeCode(given));
  if (!is_new || made === undefined) throw new CodedError('conflict');
  return made;
}

/** Whether people can type a code. */
export function isCode(text: string): boolean {
  return /^[\p{L}\p{N}]{6,50}$/u.test(normalizeCode(text));
}

/** The first moment after a day in UTC. */
export function endOfDay(last_day: string): string {
  return `${Temporal.PlainDate.from(last_day).add({ days: 1 }).toString()}T00:00:00Z`;
}
