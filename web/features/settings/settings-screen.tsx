import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Settings } from '#contract/account.ts';
import { read } from '#web/lib/queries.ts';
import { InstallWays } from '#web/parts/install/install-ways.tsx';
import { ScreenRead, useScreenRead } from '#web/parts/read-states.tsx';
import { PageHeader, Skeleton } from '#web/ui/page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { AccountSection, DeletionSection } from './account-sections.tsx';
import { ArchiveSection } from './archive-section.tsx';
import { Contents, Section } from './section.tsx';
import { OfflineSection, SessionsSection } from './sessions-section.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TokensSection } from './tokens-section.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './settings.module.css';
import { useHashTarget } from './use-hash-target.ts';

export function Screen(): ReactNode {
  const t = useTranslations('settings');
  const titles = useTranslations('shell.titles');
  const query = useScreenRead(read('GET user/settings'));
  const page = (sections: ReactNode) => (
    <div className={`${ui('page')} ${classes['page']}`}>
      <PageHeader title={titles('settings')} lead={t('lead')} />
      <div className={classes['board']}>
        <Contents />
        {sections}
      </div>
    </div>
  );
  return (
    <ScreenRead query={query} loading={page(<Loading />)} failed={t('form.load_failed')}>
      {(settings) => page(<Sections settings={settings} />)}
    </ScreenRead>
  );
}

function Sections({ settings }: { settings: Settings }): ReactNode {
  const are_lists_settled = useListsSettled();
  return (
    <div ref={useHashTarget()} className={classes['sections']}>
      <SettingsForm settings={settings} />
      <AccountSection settings={settings} />
      {are_lists_settled ? (
        <>
          <SessionsSection />
          <OfflineSection />
          <InstallSection />
          <TokensSection settings={settings} />
          <ArchiveSection />
          <DeletionSection />
        </>
      ) : (
        <Skeleton height={420} />
      )}
    </div>
  );
}

/** The way to install the app, at any time. */
function InstallSection(): ReactNode {
  const t = useTranslations('ready.install');
  return (
    <Section id="install" lead={t('lead')}>
      <InstallWays />
    </Section>
  );
}

/**
 * Whether both lists have come, or failed once. Their length is unknown before: a list that arrives moves every button
 * below it, and a click of that moment got lost.
 */
function useListsSettled(): boolean {
  const lists = [useQuery(read('GET user/sessions')), useQuery(read('GET user/tokens'))];
  const [are_settled, setSettled] = useState(false);
  // for good: a failed list that is read again is pending again
  if (!are_settled && lists.every(({ isPending, failureCount }) => !isPending || failureCount > 0)) {
    setSettled(true);
  }
  return are_settled;
}

/** As high as the first sections. */
function Loading(): ReactNode {
  const t = useTranslations('settings.form');
  return (
    <div className={classes['sections']}>
      <output>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </output>
      <Skeleton height={280} />
      <Skeleton height={340} />
      <Skeleton height={420} />
    </div>
  );
}
