import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { IntlProvider } from 'use-intl';
import { raiseReloadFlag, servesApp } from '#web/lib/build-watch.ts';
import {
  activateLanguage,
  activeLanguage,
  type ActiveLanguage,
  onActiveLanguage,
} from '#web/lib/catalogues.ts';
import { browserTimeZone } from '#web/lib/formats.ts';
import { useLanguage } from '#web/lib/preferences.ts';
import { queries } from '#web/lib/query-client.ts';

/**
 * The context of every component: messages and answers. A language is loaded before anything renders.
 */
export function Providers({ children }: { children: ReactNode }): ReactNode {
  const { language, messages } = useActiveLanguage();
  const time_zone = browserTimeZone();
  return (
    <IntlProvider
      locale={language}
      messages={messages}
      {...(time_zone !== undefined && { timeZone: time_zone })}
    >
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </IntlProvider>
  );
}

/** The messages of the chosen language; until they are loaded, those of the one before. */
function useActiveLanguage(): ActiveLanguage {
  const chosen = useLanguage();
  const active = useSyncExternalStore(onActiveLanguage, activeLanguage);

  useEffect(() => {
    const follow = () => {
      // also for the present language, to cancel another one that is still loading
      activateLanguage(chosen).catch(async (error: unknown) => {
        reportError(error);
        // Chromium remembers that a file did not come until the page is loaded anew
        if (await servesApp()) raiseReloadFlag();
      });
    };
    follow();
    // retries a language that could not be loaded without a network
    addEventListener('online', follow);
    return () => removeEventListener('online', follow);
  }, [chosen]);

  return active;
}
