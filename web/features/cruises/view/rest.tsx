import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './rest.module.css';

/** Whether an address leads to a part that is folded. */
function leadsIn(hash: string): boolean {
  return hash === 'tabs' || hash === 'documents' || hash.startsWith('day-');
}

/** What is seldom asked of a cruise that is over, folded. An address that leads into it unfolds it. */
export function Rest({ cruise: { id }, children }: { cruise: Cruise; children: ReactNode }): ReactNode {
  const t = useTranslations('cruises.view');
  const menu = useTranslations('parts.menu');
  const navigate = useNavigate();
  const { tab, edit } = useSearch({ from: paths.cruise_view });
  const hash = useLocation({ select: (location) => location.hash });
  const ways = [
    tab,
    leadsIn(hash) ? hash : undefined,
    edit === undefined || edit.startsWith('diary.') ? undefined : edit,
  ];
  const [isUnfolded, setUnfolded] = useState(ways.some((way) => way !== undefined));
  const [known, setKnown] = useState(ways);
  // each by itself: a tab is chosen in the menu while an editor is open in what was folded
  if (ways.some((way, place) => way !== known[place])) {
    setKnown(ways);
    if (ways.some((way, place) => way !== undefined && way !== known[place])) setUnfolded(true);
  }

  // the router looked for it before the logbook above was there
  useEffect(() => {
    if (leadsIn(hash) && scrollY === 0)
      document.getElementById(hash)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [hash]);

  function toggle(is_open: boolean): void {
    if (is_open === isUnfolded) return;
    setUnfolded(is_open);
    // the same link leads here again
    if (!is_open && (tab !== undefined || leadsIn(hash)))
      void navigate({
        to: paths.cruise_view,
        params: { id },
        search: { ...(edit !== undefined && { edit }) },
        resetScroll: false,
        replace: true,
      });
  }

  return (
    <details
      className={classes['rest']}
      open={isUnfolded}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <summary className={`${ui('card', 'strong', 'pointer')} ${classes['summary']}`}>{t('rest')}</summary>
      <p className={ui('above12')}>
        <Link to={paths.cruise_print} params={{ id }} className={buttonClass('outline')}>
          <Icon name="printer" size={20} />
          {menu('sheet')}
        </Link>
      </p>
      {children}
    </details>
  );
}
