import type { z } from 'zod';
import type { ApiToken, createToken as createEndpoint } from '#contract/tokens.ts';
import { most_tokens, token_scopes } from '#domain/token-scopes.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import { hashSecret, newId, newSecret } from '#server/platform/ids.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { passwordChanged, provePassword } from '../access-password.ts';
import { holdAccount } from '../store.ts';
import * as store from './store.ts';

const day_ms = 86_400_000;

/** The user's tokens, the newest first. */
export async function listTokens(
  { database }: Services,
  scope: Scope,
): Promise<{ items: ApiToken[]; next_cursor: null; total: number }> {
  const rows = await store.listTokens(database.query, scope);
  return { items: rows.map(asListed), next_cursor: null, total: rows.length };
}

/**
 * Makes a token. It outlasts the session, so a stranger at an open session must not be able to make one: it needs the
 * password.
 * @throws CodedError `too_many_requests`, or `invalid` on `current_password` or, at the limit of tokens, on `name`
 */
export async function createToken(
  services: Services,
  scope: Scope,
  { name, scopes, days, current_password }: z.output<typeof createEndpoint.body>,
): Promise<ApiToken & { token: string }> {
  const user = await provePassword(services, scope, current_password);
  const text = `gwy_${newSecret()}`;
  const now = services.clock.now();
  const row = {
    id: newId(),
    user_id: scope.user_id,
    name,
    hash: hashSecret(text),
    // each once and in their own order, whatever order they were ticked in
    scopes: token_scopes.filter((one) => scopes.includes(one)),
    created_at: now.toISOString(),
    last_used_at: null,
    expires_at: new Date(now.getTime() + days * day_ms).toISOString(),
  };
  await services.database.transaction(async (tx) => {
    // the account is locked: of two at once the second counts the first
    if ((await holdAccount(tx, user)) === null) throw passwordChanged();
    if ((await store.countTokens(tx, scope, row.created_at)) >= most_tokens)
      throw fieldError('name', 'too_many_tokens');
    await store.insertToken(tx, row);
  });
  services.log.info(
    { user_id: scope.user_id, session_id: scope.session_id, token_id: row.id, scopes: row.scopes, days },
    'a token for scripts was made',
  );
  return { ...asListed(row), token: text };
}

/** @throws CodedError `not_found` */
export async function revokeToken(
  { database, log }: Services,
  scope: Scope,
  token_id: string,
): Promise<void> {
  if (!(await store.deleteToken(database.query, scope, token_id))) throw new CodedError('not_found');
  log.info(
    { user_id: scope.user_id, session_id: scope.session_id, token_id },
    'a token for scripts was revoked',
  );
}

function asListed(row: store.ApiTokenRow): ApiToken {
  const iso = (at: string) => new Date(at).toISOString();
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    created_at: iso(row.created_at),
    last_used_at: row.last_used_at === null ? null : iso(row.last_used_at),
    expires_at: iso(row.expires_at),
  };
}
