import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { openChapters } from '#web/lib/catalogues.ts';
import { PlanLock } from '#web/parts/plans/plan-lock.tsx';
import { sees } from '#web/lib/shown.ts';
import { Skeleton } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { neighbourByKey } from '#web/ui/arrow-keys.ts';
import { AddonsPanel } from '../parts/addons-panel.tsx';
import { AlertsPanel } from './alerts/alerts-panel.tsx';
import { BadgesPanel } from './badges-panel.tsx';
import { DatesPanel } from './dates-panel.tsx';
import { PricingPanel } from '../pricing/pricing-panel.tsx';
import { type CruiseTab, cruise_tabs } from '../search.ts';
import classes from './view.module.css';

/** Loaded on demand with a chapter of messages, as few readers open it. */
const SharingPanel = lazy(async () => {
  const [panel] = await Promise.all([import('./sharing-panel.tsx'), openChapters(['further'])]);
  return { default: panel.SharingPanel };
});

/** A received cruise has the tabs that its share level shows; reminders and badges belong to those who sail. */
function tabsOf(cruise: Cruise): readonly CruiseTab[] {
  const is_own = cruise.share === null;
  const is_shown: Record<CruiseTab, boolean> = {
    dates: true,
    pricing: sees(cruise, 'full'),
    sharing: cruise.can.share,
    alerts: is_own,
    addons: sees(cruise, 'full'),
    badges: is_own,
  };
  return cruise_tabs.filter((name) => is_shown[name]);
}

/** The height of a tab that is in sight when it opens. */
const least_read = 240;

/** The parts of a cruise, each with an address of its own. */
export function ViewTabs({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('cruises.view.tabs');
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const search = useSearch({ from: paths.cruise_view });
  const tabs = tabsOf(cruise);
  const tab = tabs.find((name) => name === search.tab) ?? 'dates';

  // Scrolls to the tab that an address names, as mails do: on a phone it is below everything else.
  const is_asked = useRef(search.tab !== undefined);
  const router = useRouter();
  useEffect(() => {
    const scroll = () => {
      const node = list.current;
      if (!is_asked.current || node === null) return;
      is_asked.current = false;
      if (scrollY === 0 && node.getBoundingClientRect().bottom + least_read > innerHeight)
        node.scrollIntoView({ block: 'start', behavior: 'instant' });
    };
    // while the router arrives, the page is scrolled as the last one was, and is put to its top afterwards
    const { location, resolvedLocation } = router.state;
    if (resolvedLocation?.href === location.href) scroll();
    return router.subscribe('onRendered', scroll);
  }, [list, router]);

  // a link of this page to its tabs leads the keyboard there too
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (fromLocation?.pathname !== toLocation.pathname || toLocation.hash !== 'tabs') return;
        list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
      }),
    [list, router],
  );

  // a reader who sees only the voyage needs no tabs
  if (tabs.length === 1) {
    return (
      <div className={classes['tabs']}>
        <DatesPanel cruise={cruise} />
      </div>
    );
  }
  const panels: Record<CruiseTab, ReactNode> = {
    dates: <DatesPanel cruise={cruise} />,
    pricing: <PricingPanel cruise={cruise} />,
    addons: <AddonsPanel cruise={cruise} />,
    badges: <BadgesPanel cruise={cruise} />,
    alerts: <AlertsPanel cruise={cruise} />,
    sharing: (
      <Suspense fallback={<Skeleton height={320} />}>
        <SharingPanel cruise={cruise} />
      </Suspense>
    ),
  };
  const open = (name: CruiseTab) =>
    void navigate({
      to: paths.cruise_view,
      params: { id: cruise.id },
      search: { tab: name },
      resetScroll: false,
    });
  return (
    <div className={classes['tabs']}>
      <div
        ref={list}
        id="tabs"
        role="tablist"
        aria-label={t('label')}
        className={`${ui('wrap', 'unprinted')} ${classes['tabList']}`}
      >
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-controls={name === tab ? 'tab-panel' : undefined}
            aria-selected={name === tab}
            tabIndex={name === tab ? 0 : -1}
            className={`${ui('press', 'middle', 'fixed', 'text16')} ${classes['tab']}`}
            onClick={() => open(name)}
            onKeyDown={openByKey}
          >
            <span>
              {t(name)}
              {name === 'sharing' && <PlanLock feature="sharing" />}
            </span>
          </button>
        ))}
      </div>
      <div
        key={tab}
        role="tabpanel"
        id="tab-panel"
        aria-labelledby={`tab-${tab}`}
        className={classes['panel']}
      >
        {panels[tab]}
      </div>
    </div>
  );
}

/** Arrows, Home and End lead to another tab and open it. */
function openByKey(event: KeyboardEvent<HTMLElement>): void {
  const tab = neighbourByKey(event, event.currentTarget.parentElement, '[role="tab"]');
  tab?.focus();
  tab?.click();
}
