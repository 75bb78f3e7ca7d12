import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { focusHeading } from '#web/ui/heading.ts';

/**
 * Announces a new screen: sets the title of the document and focuses its heading. Renders nothing: in the frame of the
 * screens it would render all bars again with each of them.
 */
export function Arrival(): null {
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
    // Without a screen name it is the not-found screen; that and a few others set their own title.
    if (screen !== undefined) document.title = `${t(`titles.${screen}`)} · ${t('brand')}`;
  }, [screen, t]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        // The first screen keeps the focus where the browser puts it; a changed filter is no new screen.
        if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return;
        focusHeading();
      }),
    [router],
  );
  return null;
}
