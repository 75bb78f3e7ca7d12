import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { focusHeading } from '#web/ui/heading.ts';

/** What tells the reader that another screen has come: the title of the document, and the focus on its heading. */
export function useArrival(): void {
  const t = useTranslations('shell');
  const router = useRouter();
  const screen = useMatches({
    select: (matches) => {
      if (matches.some((match) => match.status === 'notFound')) return 'not_found';
      const latest = matches.at(-1)?.staticData;
      return latest?.says_title === true ? undefined : latest?.screen;
    },
  });

  useEffect(() => {
    // Without a screen it is the not-found screen; that and a few others write their own title.
    if (screen !== undefined) document.title = `${t(`titles.${screen}`)} · ${t('brand')}`;
  }, [screen, t]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        // The first screen keeps the focus where the browser puts it; a changed filter is no other screen.
        if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return;
        focusHeading();
      }),
    [router],
  );
}
