import type { Language } from '#domain/languages.ts';
import type { app } from '#messages/en/app.ts';
import type { beyond } from '#messages/en/beyond.ts';
import type { further } from '#messages/en/further.ts';
import type { inside } from '#messages/en/inside.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: typeof app & typeof inside & typeof beyond & typeof further;
  }
}
