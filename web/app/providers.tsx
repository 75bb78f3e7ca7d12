import {
  DirectionProvider,
  localStorageColorSchemeManager,
  MantineProvider,
  useDirection,
} from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider, type Messages } from 'use-intl';
import { directionOf, type Language } from '#domain/languages.ts';
import { loadCatalogue } from '#web/lib/catalogues.ts';
import { browserTimeZone } from '#web/lib/formats.ts';
import { useLanguage } from '#web/lib/preferences.ts';
import { queries } from './query-client.ts';
import { theme } from './theme.ts';

/** The boot script of index.html reads the same key. */
const color_schemes = localStorageColorSchemeManager({ key: 'gangway-color-scheme' });

export interface Speech {
  language: Language;
  messages: Messages;
}

/** What every component may rely on: words, direction, colours, answers. `first` is loaded before anything is drawn. */
export function Providers({ first, children }: { first: Speech; children: ReactNode }): ReactNode {
  const { language, messages } = useSpeech(first);
  const time_zone = browserTimeZone();
  return (
    <DirectionProvider initialDirection={directionOf(language)} detectDirection={false}>
      <MantineProvider
        theme={theme}
        colorSchemeManager={color_schemes}
        defaultColorScheme="auto"
        // Mantine would write both as HTML: the variables come from theme-sheet.ts, `visibleFrom` is not used
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <FollowDirection language={language} />
        <IntlProvider
          locale={language}
          messages={messages}
          {...(time_zone !== undefined && { timeZone: time_zone })}
        >
          <QueryClientProvider client={queries}>{children}</QueryClientProvider>
        </IntlProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}

/** The words of the chosen language; until they are there, those before. */
function useSpeech(first: Speech): Speech {
  const chosen = useLanguage();
  const [speech, setSpeech] = useState(first);

  useEffect(() => {
    if (chosen === speech.language) return;
    let is_wanted = true;
    loadCatalogue(chosen).then(
      (messages) => {
        if (is_wanted) setSpeech({ language: chosen, messages });
      },
      (error: unknown) => reportError(error),
    );
    return () => {
      is_wanted = false;
    };
  }, [chosen, speech.language]);

  return speech;
}

function FollowDirection({ language }: { language: Language }): ReactNode {
  const { setDirection } = useDirection();
  useEffect(() => setDirection(directionOf(language)), [language, setDirection]);
  return null;
}
