import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';

interface MayEditProps {
  /** undefined while it is read: the children are its skeleton, whose heading stays when it comes */
  cruise: Cruise | undefined;
  children: ReactNode;
}

/**
 * A screen that changes a cruise, for accounts that may edit it. If the right is withdrawn meanwhile, the screen stays:
 * the user can copy the input, and saving says that it cannot be done.
 */
export function MayEdit({ cruise, children }: MayEditProps): ReactNode {
  const [hasBegun, setBegun] = useState(false);
  if (hasBegun || cruise === undefined) return children;
  if (!cruise.can.edit) return <NoPermission cruise={cruise} />;
  setBegun(true);
  return children;
}

/** Shown where the account may see the cruise, but not this page. */
function NoPermission({ cruise: { id, share } }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('cruises.view');
  const codes = useTranslations('errors.codes');
  const sheet = useTranslations('sheet');
  return (
    <StateCard
      icon="people"
      title={codes('forbidden')}
      actions={
        <Link to={paths.cruise_view} params={{ id }} className={buttonClass()}>
          {sheet('back')}
        </Link>
      }
    >
      {share !== null && <p>{t('look_only', { name: isolate(share.owner_name) })}</p>}
    </StateCard>
  );
}
