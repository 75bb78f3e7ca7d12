import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/app/paths.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import hint from '#web/ui/scroll-hint.module.css';
import { useScrollHint } from '#web/ui/use-scroll-hint.ts';
import { AddonsPanel } from '../parts/addons-panel.tsx';
import { BadgesPanel } from './badges-panel.tsx';
import { DatesPanel } from './dates-panel.tsx';
import { PricingPanel } from '../pricing/pricing-panel.tsx';
import { type CruiseTab, cruise_tabs } from '../search.ts';
import classes from './view.module.css';

/** The parts of a cruise, each with an address of its own. */
export function ViewTabs({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('cruises.view.tabs');
  const navigate = useNavigate();
  const list = useScrollHint<HTMLDivElement>();
  const { tab = 'dates' } = useSearch({ from: paths.cruise_view });

  // A phone shows four of the six: the one that an address opens is brought into sight, and the page stays where it is.
  useEffect(() => {
    const frame = list.current?.getBoundingClientRect();
    const chosen = list.current?.querySelector('[data-active]')?.getBoundingClientRect();
    if (frame === undefined || chosen === undefined) return;
    list.current?.scrollBy(chosen.x + chosen.width / 2 - frame.x - frame.width / 2, 0);
  }, [list, tab]);

  return (
    <Tabs
      value={tab}
      keepMounted={false}
      className={classes['tabs'] ?? ''}
      onChange={(value) => {
        const chosen = cruise_tabs.find((name) => name === value);
        if (chosen === undefined) return;
        void navigate({
          to: paths.cruise_view,
          params: { id: cruise.id },
          search: { tab: chosen },
          resetScroll: false,
        });
      }}
    >
      <Tabs.List ref={list} aria-label={t('label')} className={`${classes['tabList']} ${hint['both']}`}>
        {cruise_tabs.map((name) => (
          <Tabs.Tab key={name} value={name} className={classes['tab']}>
            {t(name)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="dates" className={classes['panel']}>
        <DatesPanel cruise={cruise} />
      </Tabs.Panel>
      <Tabs.Panel value="pricing" className={classes['panel']}>
        <PricingPanel cruise={cruise} />
      </Tabs.Panel>
      <Tabs.Panel value="addons" className={classes['panel']}>
        <AddonsPanel cruise={cruise} />
      </Tabs.Panel>
      <Tabs.Panel value="badges" className={classes['panel']}>
        <BadgesPanel cruise={cruise} />
      </Tabs.Panel>
      {later.map(({ name, icon }) => (
        <Tabs.Panel key={name} value={name} className={classes['panel']}>
          <LaterPanel name={name} icon={icon} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

type LaterTab = Exclude<CruiseTab, 'dates' | 'pricing' | 'addons' | 'badges'>;

const later: readonly { name: LaterTab; icon: IconName }[] = [
  { name: 'sharing', icon: 'people' },
  { name: 'alerts', icon: 'warning' },
];

/** Stands in for a part that is still to be built: says what it will hold. */
function LaterPanel({ name, icon }: { name: LaterTab; icon: IconName }): ReactNode {
  const t = useTranslations('cruises.view');
  const shell = useTranslations('shell.later');
  return (
    <div className={classes['later']}>
      <span className={classes['laterBadge']}>
        <Icon name={icon} size={30} />
      </span>
      <h2 className={classes['laterTitle']}>{t(`tabs.${name}`)}</h2>
      <p>{t(`later.${name}`)}</p>
      <p>{shell('note')}</p>
    </div>
  );
}
