import { unmetPasswordRules, type PasswordRule } from '#domain/password.ts';

/** What is wrong with a password that is chosen, and with its repetition: keys of `errors.fields`. */
interface PasswordFaults {
  first?: 'required' | `password_${PasswordRule}`;
  second?: 'required' | 'passwords_differ';
}

/** What a form can see for itself; the server looks again and has the last word. */
export function passwordFaults(password: string, repeated: string): PasswordFaults {
  const [rule] = unmetPasswordRules(password);
  return {
    ...(rule !== undefined && { first: password === '' ? 'required' : `password_${rule}` }),
    ...(repeated === '' ? { second: 'required' } : password !== repeated && { second: 'passwords_differ' }),
  };
}
