import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type {
  logIn as logInEndpoint,
  Settings,
  SettingsChange,
  signUp as signUpEndpoint,
} from '#contract/account.ts';
import { emailKey } from '#domain/email.ts';
import { entitlementOf } from '#domain/entitlements.ts';
import { default_language, isLanguage } from '#domain/languages.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import { newId, newSecret } from '#server/platform/ids.ts';
import { checkPassword, hashPassword } from '#server/platform/passwords.ts';
import type { Scope } from '#server/platform/scope.ts';
import { token_ages } from '#server/platform/tokens.ts';
import { planOf } from './access.ts';
import { activationMail } from './mail.ts';
import * as store from './store.ts';

const activation_link_days = 3;
/** A refresh answer may be lost on a ship's Wi-Fi: within this time the token before is answered again. */
const rotation_grace_ms = 10_000;

type SignUp = z.output<typeof signUpEndpoint.body>;

/**
 * Opens an account that waits for its link, and mails the link once the account is committed.
 * @throws CodedError `sign_up_closed`, or `invalid` on `email` or `registration_code`
 */
export async function signUp(
  services: Services,
  body: SignUp,
  caller: Caller,
): Promise<{ id: string; email: string }> {
  const { database, clock, config } = services;
  if (config.SIGN_UP === 'closed') throw new CodedError('sign_up_closed');
  // no codes can be made yet, so with SIGN_UP=code none is right
  if (config.SIGN_UP === 'code') throw fieldError('registration_code', 'registration_code');
  const now = clock.now();
  const user_id = newId();
  const secret = newSecret();
  const password_hash = await hashPassword(body.password);
  const language = body.language ?? caller.language;
  await database.transaction(async (tx) => {
    const is_new = await store.insertUser(tx, {
      id: user_id,
      first_name: body.first_name,
      last_name: body.last_name,
      email: body.email,
      email_key: emailKey(body.email),
      password_hash,
      country: body.country ?? null,
      language,
      time_zone: caller.moment.time_zone,
      created_at: now.toISOString(),
    });
    if (!is_new) throw fieldError('email', 'email_taken');
    await store.insertLink(tx, {
      id: newId(),
      user_id,
      purpose: 'activation',
      secret_hash: hashSecret(secret),
      expires_at: new Date(now.getTime() + activation_link_days * 86_400_000).toISOString(),
    });
  });
  const link = `${services.publicUrl()}/auth/activate/${encodeUserId(user_id)}/${secret}`;
  // not awaited: a mail server that hangs must not hang the sign-up
  services.mail
    .send(activationMail({ name: body.first_name, email: body.email, language, link }))
    .catch((error: unknown) => {
      services.log.error({ err: error, user_id }, 'the activation mail could not be sent');
    });
  return { id: user_id, email: body.email };
}

/** @throws CodedError `gone` for a link that is unknown, used or expired */
export async function activate(services: Services, link: { uid: string; token: string }): Promise<void> {
  const now = services.clock.now().toISOString();
  const user_id = decodeUserId(link.uid);
  if (user_id === null) throw new CodedError('gone');
  await services.database.transaction(async (tx) => {
    const claim = { user_id, purpose: 'activation', secret_hash: hashSecret(link.token) };
    if (!(await store.takeLink(tx, claim, now))) throw new CodedError('gone');
    await store.markActivated(tx, user_id, now);
  });
}

interface TokenPair {
  access: string;
  refresh: string;
}

/**
 * Starts a session. A wrong password, an unknown address and an account not yet activated take one time and get one
 * text: the password is always computed.
 * @throws CodedError `login_failed`
 */
export async function logIn(
  services: Services,
  body: z.output<typeof logInEndpoint.body>,
  caller: Caller,
): Promise<TokenPair> {
  const { database, clock } = services;
  const user = await store.findUserByEmail(database.query, emailKey(body.email));
  const is_right = await checkPassword(body.password, user?.password_hash ?? null);
  if (user === null || !is_right || user.activated_at === null) throw new CodedError('login_failed');
  const now = clock.now();
  const session = { id: newId(), token_id: newId() };
  await database.transaction(async (tx) => {
    await store.deleteExpired(tx, now.toISOString());
    await store.insertSession(tx, {
      ...session,
      user_id: user.id,
      rotated_at: now.toISOString(),
      created_at: now.toISOString(),
      expires_at: sessionEnd(now),
      user_agent: caller.user_agent.replaceAll('\0', ''),
    });
  });
  return tokenPair(services, user.id, session.id, session.token_id);
}

/**
 * Exchanges a refresh token for a new pair. The token before the last is answered with the last for ten seconds, so
 * that a lost answer or a second tab ends nothing; any other used token is a stolen one and ends the family.
 * @throws CodedError `token_not_valid`
 */
export async function refresh(services: Services, refresh_token: string): Promise<TokenPair> {
  const claims = await services.tokens.readRefresh(refresh_token);
  if (claims === null) throw new CodedError('token_not_valid');
  const now = services.clock.now();
  const rotated = await services.database.transaction(async (tx) => {
    const session = await store.lockSession(tx, claims.session_id, now.toISOString());
    if (session === null) return null;
    if (session.token_id === claims.token_id) {
      const next = { token_id: newId(), previous_token_id: session.token_id };
      await store.rotateSession(tx, session.id, {
        ...next,
        rotated_at: now.toISOString(),
        expires_at: sessionEnd(now),
      });
      return { user_id: session.user_id, token_id: next.token_id };
    }
    const age_ms = now.getTime() - new Date(session.rotated_at).getTime();
    if (session.previous_token_id === claims.token_id && age_ms <= rotation_grace_ms) {
      return { user_id: session.user_id, token_id: session.token_id };
    }
    await store.deleteSession(tx, session.id);
    services.log.warn(
      { session_id: session.id, user_id: session.user_id },
      'a used refresh token came again; its session was ended',
    );
    return null;
  });
  if (rotated === null) throw new CodedError('token_not_valid');
  return tokenPair(services, rotated.user_id, claims.session_id, rotated.token_id);
}

/** Ends the session of a refresh token; a token that is not valid has no session to end. */
export async function logOut(services: Services, refresh_token: string): Promise<void> {
  const claims = await services.tokens.readRefresh(refresh_token);
  if (claims !== null) await store.deleteSession(services.database.query, claims.session_id);
}

/** The profile of requirements.md, section 3. @throws CodedError `not_authenticated` when the account is gone */
export async function readSettings(services: Services, scope: Scope): Promise<Settings> {
  const user = await store.readUser(services.database.query, scope);
  if (user === null) throw new CodedError('not_authenticated');
  const plan_name = planOf(services, user, services.clock.now());
  return {
    ...user,
    user: { id: user.id, first_name: user.first_name, last_name: user.last_name, email: user.email },
    weather_units: user.weather_units === 'imperial' ? 'imperial' : 'metric',
    language: isLanguage(user.language) ? user.language : default_language,
    plan_name,
    plan_expiry: user.plan_expiry ?? '',
    plan_features: [...entitlementOf(plan_name).features],
  };
}

export async function changeSettings(
  services: Services,
  scope: Scope,
  change: SettingsChange,
): Promise<Settings> {
  await store.updateUser(services.database.query, scope, change);
  return readSettings(services, scope);
}

async function tokenPair(
  { tokens }: Services,
  user_id: string,
  session_id: string,
  token_id: string,
): Promise<TokenPair> {
  const [access, refresh_token] = await Promise.all([
    tokens.signAccess({ user_id, session_id }),
    tokens.signRefresh({ session_id, token_id }),
  ]);
  return { access, refresh: refresh_token };
}

function sessionEnd(now: Date): string {
  return new Date(now.getTime() + token_ages.refresh * 1000).toISOString();
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The `uidb64` of links: the user's id in base64url. */
function encodeUserId(user_id: string): string {
  return Buffer.from(user_id).toString('base64url');
}

function decodeUserId(uidb64: string): string | null {
  const decoded = Buffer.from(uidb64, 'base64url').toString();
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(decoded) ? decoded : null;
}
