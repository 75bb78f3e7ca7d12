import { isEmail } from '#domain/email.ts';
import { unmetPasswordRules } from '#domain/password.ts';

export interface SignupValues {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  re_password: string;
  country: string | null;
  accept_terms: boolean;
  registration_code: string;
}

/** In the order of the page. */
const field_names = [
  'first_name',
  'last_name',
  'email',
  'password',
  're_password',
  'country',
  'registration_code',
  'accept_terms',
] as const satisfies readonly (keyof SignupValues)[];

export type SignupField = (typeof field_names)[number];
export type SignupErrors = Partial<Record<SignupField, string>>;

/** A key of `errors.fields`. */
type Fault =
  | 'required'
  | 'invalid_email'
  | 'passwords_differ'
  | 'accept_terms'
  | `password_${ReturnType<typeof unmetPasswordRules>[number]}`;

/** What the form can see for itself; the server looks again and has the last word. */
export function signupFaults(values: SignupValues, asks_code: boolean): Partial<Record<SignupField, Fault>> {
  const [rule] = unmetPasswordRules(values.password);
  return {
    ...(values.first_name.trim() === '' && { first_name: 'required' }),
    ...(values.last_name.trim() === '' && { last_name: 'required' }),
    ...(!isEmail(values.email.trim()) && { email: 'invalid_email' }),
    ...(rule !== undefined && { password: values.password === '' ? 'required' : `password_${rule}` }),
    ...(values.re_password === ''
      ? { re_password: 'required' }
      : values.password !== values.re_password && { re_password: 'passwords_differ' }),
    ...(asks_code && values.registration_code.trim() === '' && { registration_code: 'required' }),
    ...(!values.accept_terms && { accept_terms: 'accept_terms' }),
  };
}

/** The server's sentences, on their fields; what belongs to none of them is given back as the rest. */
export function placeErrors(fields: Readonly<Record<string, readonly string[]>>): {
  errors: SignupErrors;
  rest: string[];
} {
  const errors: SignupErrors = {};
  const rest: string[] = [];
  for (const [name, sentences] of Object.entries(fields)) {
    const field = field_names.find((known) => known === name);
    if (field === undefined) rest.push(...sentences);
    else errors[field] = sentences.join(' ');
  }
  return { errors, rest };
}
