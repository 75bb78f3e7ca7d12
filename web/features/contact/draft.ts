import { userChoice } from '#web/lib/storage.ts';

export interface Draft {
  subject: string;
  message: string;
}

/** A message that is not sent yet: it survives a reload, and is removed when its account signs out. */
export const draft = userChoice<Draft>('contact', { subject: '', message: '' }, (found) => {
  if (typeof found !== 'object' || found === null) return undefined;
  const { subject, message } = found as Partial<Record<keyof Draft, unknown>>;
  return typeof subject === 'string' && typeof message === 'string' ? { subject, message } : undefined;
});
