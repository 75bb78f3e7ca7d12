import { unmetPasswordRules, type PasswordRule } from '#domain/password.ts';

/** The errors of a chosen password and of its repetition: keys of `errors.fields`. */
interface PasswordFaults {
  first?: 'required' | `password_${PasswordRule}`;
  second?: 'required' | 'passwords_differ';
}

/** The errors that a form can find itself; the server checks again and decides. */
export function passwordFaults(password: string, repeated: string): PasswordFaults {
  const [rule] = unmetPasswordRules(password);
  return {
    ...(rule !== undefined && { first: password === '' ? 'required' : `password_${rule}` }),
    ...(repeated === '' ? { second: 'required' } : password !== repeated && { second: 'passwords_differ' }),
  };
}
