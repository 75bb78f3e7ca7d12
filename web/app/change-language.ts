import type { Language } from '#domain/languages.ts';
import { call, session } from '#web/lib/api.ts';
import { chooseLanguage } from '#web/lib/preferences.ts';
import { queries } from './query-client.ts';

/** The reader's choice: kept on this device, applied at once, and told to the server for its mails. */
export async function changeLanguage(language: Language): Promise<void> {
  chooseLanguage(language);
  if (!session.seemsLoggedIn()) return;
  try {
    const settings = await call('PATCH user/settings', { body: { language } });
    queries.setQueryData(['GET user/settings'], settings);
  } catch {
    // The page speaks the chosen language already; the mails follow with the next choice that reaches the server.
  }
}
