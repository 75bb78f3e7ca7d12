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

const LOOKS = 20;

/**
 * A screen may still be loading, and what stands there meanwhile may have a heading of its own: for two seconds the
 * focus is led to the heading that is there, unless the reader takes it elsewhere.
 */
function focusHeading(looks: number, had_focus = false): void {
  const { activeElement, body } = document;
  const heading = document.querySelector<HTMLElement>('main h1');
  const is_elsewhere = activeElement !== null && activeElement !== body && activeElement !== heading;
  if (is_elsewhere && (had_focus || activeElement.matches('main *'))) return;
  if (heading !== null && heading !== activeElement) {
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  if (looks < LOOKS) setTimeout(focusHeading, 100, looks + 1, heading !== null);
}
