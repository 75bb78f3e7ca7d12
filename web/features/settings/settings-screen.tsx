import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Settings } from '#contract/account.ts';
import { read } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader, Skeleton } from '#web/ui/page.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { AccountSection, DeletionSection } from './account-sections.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings.module.css';
import { useHashTarget } from './use-hash-target.ts';

export function Screen(): ReactNode {
  const t = useTranslations('settings');
  const titles = useTranslations('shell.titles');
  const states = useTranslations('shell.states');
  const { data: settings, isError, refetch } = useQuery(read('GET user/settings'));

  if (settings === undefined && isError) {
    return (
      <StateCard
        icon="warning"
        is_urgent
        title={t('form.load_failed')}
        actions={<Button onClick={() => void refetch()}>{states('retry')}</Button>}
      />
    );
  }
  return (
    <div className={classes['page']}>
      <PageHeader title={titles('settings')} lead={t('lead')} />
      {settings === undefined ? <Loading /> : <Sections settings={settings} />}
    </div>
  );
}

function Sections({ settings }: { settings: Settings }): ReactNode {
  return (
    <div ref={useHashTarget()} className={classes['sections']}>
      <SettingsForm settings={settings} />
      <AccountSection settings={settings} />
      <SessionsSection />
      <DeletionSection />
    </div>
  );
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
