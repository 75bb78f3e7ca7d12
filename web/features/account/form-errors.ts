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

/** The server's sentences, on the fields that a form has; what belongs to none of them is given back as the rest. */
export function placeErrors<Field extends string>(
  fields: Readonly<Record<string, readonly string[]>>,
  known: readonly Field[],
): { errors: Partial<Record<Field, string>>; rest: string[] } {
  const errors: Partial<Record<Field, string>> = {};
  const rest: string[] = [];
  for (const [name, sentences] of Object.entries(fields)) {
    const field = known.find((own) => own === name);
    if (field === undefined) rest.push(...sentences);
    else errors[field] = sentences.join(' ');
  }
  return { errors, rest };
}
