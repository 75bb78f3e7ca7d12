import { isEmail } from '#domain/email.ts';
import { passwordFaults } from './form-errors.ts';

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
export const signup_fields = [
  'first_name',
  'last_name',
  'email',
  'password',
  're_password',
  'country',
  'registration_code',
  'accept_terms',
] as const satisfies readonly (keyof SignupValues)[];

export type SignupField = (typeof signup_fields)[number];

/** A key of `errors.fields`. */
type Fault =
  | 'required'
  | 'invalid_email'
  | 'accept_terms'
  | NonNullable<ReturnType<typeof passwordFaults>['first' | 'second']>;

/** The errors that the form can find itself; the server checks again and decides. */
export function signupFaults(values: SignupValues, asks_code: boolean): Partial<Record<SignupField, Fault>> {
  const { first, second } = passwordFaults(values.password, values.re_password);
  return {
    ...(values.first_name.trim() === '' && { first_name: 'required' }),
    ...(values.last_name.trim() === '' && { last_name: 'required' }),
    ...(!isEmail(values.email.trim()) && { email: 'invalid_email' }),
    ...(first !== undefined && { password: first }),
    ...(second !== undefined && { re_password: second }),
    ...(asks_code && values.registration_code.trim() === '' && { registration_code: 'required' }),
    ...(!values.accept_terms && { accept_terms: 'accept_terms' }),
  };
}
