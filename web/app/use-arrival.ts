import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

/** What tells the reader that another screen has come: the title of the document, and the focus on its heading. */
export function useArrival(): void {
  const t = useTranslations('shell');
  const router = useRouter();
  const screen = useMatches({
    select: (matches) =>
      matches.some((match) => match.status === 'notFound') ? 'not_found' : matches.at(-1)?.staticData.screen,
  });

  useEffect(() => {
    // Without a screen it is the not-found screen, which writes its own title.
    if (screen !== undefined) document.title = `${t(`titles.${screen}`)} · ${t('brand')}`;
  }, [screen, t]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        // The first screen keeps the focus where the browser puts it; a changed filter is no other screen.
        if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return;
        focusHeading(0);
      }),
    [router],
  );
}

/** A screen may still be loading: its heading is looked for over two seconds, unless the reader goes elsewhere. */
function focusHeading(tries: number): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const { activeElement } = document;
  if (tries > 0 && activeElement !== null && activeElement.closest('main input, main select, main textarea'))
    return;
  if (heading !== null) heading.focus({ preventScroll: true });
  else if (tries < 20) setTimeout(focusHeading, 100, tries + 1);
}
