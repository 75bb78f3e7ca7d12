import type { Language } from '#domain/languages.ts';
import { session } from '#web/lib/api.ts';
import { chooseLanguage } from '#web/lib/preferences.ts';
import { changeSettings } from '#web/lib/change-settings.ts';

/** Changes the language: stored on this device, applied at once, and sent to the server for its mails. */
export async function changeLanguage(language: Language): Promise<void> {
  chooseLanguage(language);
  if (!session.seemsLoggedIn()) return;
  try {
    await changeSettings({ language });
  } catch {
    // The page has the chosen language already; the mails follow with the next choice that reaches the server.
  }
}
