import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { LeaveShare } from '#web/parts/shares/leave-share.tsx';
import { read } from '#web/lib/queries.ts';
import { SharedBy } from '#web/parts/shares/shared-by.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './shared.module.css';

export interface SharedLineProps {
  cruise: Pick<Cruise, 'id' | 'ship_name'>;
  share: NonNullable<Cruise['share']>;
}

/** The share level of a received cruise, and a button to leave the share. */
export function SharedLine({ cruise, share }: SharedLineProps): ReactNode {
  const t = useTranslations('sharing');
  const received = useTranslations('received');
  const navigate = useNavigate();
  const { data } = useQuery(read('GET user/sharing'));
  const of_this = data?.received.find(({ cruise_id }) => cruise_id === cruise.id);
  return (
    <>
      <div className={classes['text']}>
        <SharedBy share={share} className={ui('block', 'bold')} />
        <p className={ui('note')}>{received('you_see', { what: received(`levels.${share.share_level}`) })}</p>
      </div>
      <div className={classes['end']}>
        {of_this === undefined ? (
          // the share is of all cruises of the owner, which are left together
          <Link to={paths.sharing_settings} className={buttonClass('quiet')}>
            {t('cruise.settings')}
          </Link>
        ) : (
          <LeaveShare
            share={of_this}
            what={isolate(cruise.ship_name ?? t('one_cruise'))}
            onGone={() => void navigate({ to: paths.cruises, replace: true })}
          />
        )}
      </div>
    </>
  );
}
