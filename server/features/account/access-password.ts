import { countTry, giveTryBack } from '#server/features/limits/actions.ts';
import type { Letter } from '#server/features/mail/actions.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import { checkPassword } from '#server/platform/passwords.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { readUser, type User } from '#server/features/users/access.ts';
import { passwordCounts } from './access-limits.ts';

/**
 * Checks the password again before a change that cannot be undone. A session that a stranger found open must not be
 * enough to take the account over.
 * @throws CodedError `too_many_requests`, or `invalid` on `current_password`
 */
export async function provePassword(
  services: Services,
  scope: Scope,
  current_password: string,
): Promise<User> {
  const counts = passwordCounts(scope.session_id);
  await countTry(services, counts);
  const user = await readUser(services.database.query, scope);
  if (user === null) throw new CodedError('not_authenticated');
  if (!(await checkPassword(current_password, user.password_hash, 'known'))) {
    services.log.warn(
      { user_id: user.id, session_id: scope.session_id },
      'a wrong password was given in a session',
    );
    throw fieldError('current_password', 'wrong_password');
  }
  await giveTryBack(services, counts);
  return user;
}

/** For the case that `store.holdAccount` finds a changed password: the one that was checked counts as wrong. */
export function passwordChanged(): CodedError {
  return fieldError('current_password', 'wrong_password');
}

/** The mail about a changed password. */
export function passwordLetter(
  { id, email }: Pick<User, 'id' | 'email'>,
  { has_new_feed, has_ended_tokens }: { has_new_feed: boolean; has_ended_tokens: boolean },
): Letter {
  return {
    kind: 'password_changed',
    user_id: id,
    to: email,
    ...(has_new_feed && { has_new_feed: 'yes' }),
    ...(has_ended_tokens && { has_ended_tokens: 'yes' }),
  };
}
