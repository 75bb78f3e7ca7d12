import { isEmail } from '#domain/email.ts';

export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}
export type ContactField = keyof ContactValues;
export type ContactErrors = Partial<Record<ContactField, string>>;

/** In the order of the page. */
export const contact_fields = [
  'name',
  'email',
  'subject',
  'message',
] as const satisfies readonly ContactField[];

export const most_characters = 5000;

/** The errors that the form can find itself, as keys of `errors.fields`; the server checks again and decides. */
export function contactFaults(
  values: ContactValues,
): Partial<Record<ContactField, 'required' | 'invalid_email' | 'too_long'>> {
  const isEmpty = (text: string) => !/[^\p{C}\p{Z}]/u.test(text);
  return {
    ...(isEmpty(values.name) && { name: 'required' }),
    ...(!isEmail(values.email.trim()) && { email: 'invalid_email' }),
    ...(isEmpty(values.subject) && { subject: 'required' }),
    ...(values.message.length > most_characters && { message: 'too_long' }),
    ...(isEmpty(values.message) && { message: 'required' }),
  };
}
