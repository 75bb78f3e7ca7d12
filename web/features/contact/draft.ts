import { userChoice } from '#web/lib/storage.ts';

export interface Draft {
  subject: string;
  message: string;
}

/** What is written and not sent yet: it survives a reload, and goes when its writer signs out. */
export const draft = userChoice<Draft>('contact', { subject: '', message: '' }, (found) => {
  if (typeof found !== 'object' || found === null) return undefined;
  const { subject, message } = found as Partial<Record<keyof Draft, unknown>>;
  return typeof subject === 'string' && typeof message === 'string' ? { subject, message } : undefined;
});
