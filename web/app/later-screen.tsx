import { Link, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { shell } from '#messages/en/shell.ts';
import { session } from '#web/lib/api.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';
import { paths } from './paths.ts';

type LaterName = Exclude<keyof typeof shell.later, 'note'>;

/** Stands in for a screen that is still to be built: says what it will hold, and the way on. */
export function Screen(): ReactNode {
  const t = useTranslations('shell');
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  const is_signed_in = session.seemsLoggedIn();
  return (
    <StateCard
      icon="ship"
      title={name === undefined ? t('brand') : t(`titles.${name}`)}
      actions={
        <Link to={is_signed_in ? paths.dashboard : paths.home} className={buttonClass()}>
          {t(is_signed_in ? 'states.to_dashboard' : 'states.to_home')}
        </Link>
      }
    >
      {isLater(name) && <p>{t(`later.${name}`)}</p>}
      <p>{t('later.note')}</p>
    </StateCard>
  );
}

function isLater(name: string | undefined): name is LaterName {
  const names: Record<LaterName, true> = { cruise_upload: true };
  return name !== undefined && Object.hasOwn(names, name);
}
