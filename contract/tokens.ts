import { z } from 'zod';
import { token_days, token_scopes } from '#domain/token-scopes.ts';
import { givenPassword } from './account.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, listOf, requiredLine } from './values.ts';

/* Tokens for a traveller's own scripts: the holder of one makes the calls of its scopes, and no others. */

const scopes = z.array(z.enum(token_scopes));

const listed = z.object({
  id,
  name: z.string(),
  scopes,
  created_at: instant,
  last_used_at: instant.nullable().meta({ description: 'To about a minute; null: not used yet.' }),
  expires_at: instant,
});
export type ApiToken = z.infer<typeof listed>;

export const listTokens = endpoint({
  method: 'GET',
  path: 'user/tokens',
  tag: 'Account',
  summary: 'The tokens for own scripts, the newest first; one that ended is listed for 30 days more',
  answer: listOf(listed),
});

export const createToken = endpoint({
  method: 'POST',
  path: 'user/tokens',
  tag: 'Account',
  summary: 'Make a token for own scripts; its text is answered once and never again',
  status: 201,
  body: z.strictObject({
    name: requiredLine(100),
    scopes: scopes.min(1, 'required').max(token_scopes.length),
    days: z.literal(token_days).meta({ description: 'After which it ends.' }),
    current_password: givenPassword,
  }),
  answer: listed.extend({
    token: z.string().meta({ description: 'For `Authorization: Bearer`; only a hash of it is stored.' }),
  }),
  errors: ['too_many_requests', 'busy'],
});

export const revokeToken = endpoint({
  method: 'DELETE',
  path: 'user/tokens/{id}',
  tag: 'Account',
  summary: 'End a token at once',
  params: z.object({ id }),
  answer: null,
});
