import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Settings } from '#contract/account.ts';
import { paths } from '#web/lib/paths.ts';
import { UploadLink } from '#web/parts/plans/plan-lock.tsx';
import { read } from '#web/lib/queries.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import type { UpgradeSearch } from './search.ts';
import classes from './plans.module.css';

const look_every_ms = 1500;
const slow_after_ms = 45_000;
const managed_for_ms = 10_000;

/** The outcome of the visit at the payment provider. */
export function ReturnNote({ search, settings }: { search: UpgradeSearch; settings: Settings }): ReactNode {
  const t = useTranslations('plans.returned');
  const { payment, plan } = search;
  if (payment === 'cancelled') return <Note icon="info" text={t('cancelled')} />;
  if (payment === 'done' && plan !== undefined) return <PaidNote plan={plan} settings={settings} />;
  return <LookAgain />;
}

/**
 * The plan may have changed there, and the server may hear of it a moment later: the settings are read again for a
 * while.
 */
function LookAgain(): ReactNode {
  const [is_over, setOver] = useState(false);
  useQuery({
    ...read('GET user/settings'),
    refetchInterval: is_over ? false : look_every_ms,
    refetchOnMount: 'always',
  });
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), managed_for_ms);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** The provider notifies the server, mostly before the traveller is back. */
function PaidNote({ plan, settings }: { plan: Settings['plan_name']; settings: Settings }): ReactNode {
  const t = useTranslations('plans.returned');
  const states = useTranslations('shell.states');
  const names = useTranslations('shell.plans');
  const queries = useQueryClient();
  const [is_slow, setSlow] = useState(false);
  const is_there = settings.plan_name === plan;
  useQuery({
    ...read('GET user/settings'),
    refetchInterval: is_there || is_slow ? false : look_every_ms,
    refetchOnMount: 'always',
  });
  useEffect(() => {
    if (is_there) return undefined;
    const timer = setTimeout(() => setSlow(true), slow_after_ms);
    return () => clearTimeout(timer);
  }, [is_there]);
  useEffect(() => {
    // reads that the smaller plan refused may succeed now
    if (is_there)
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'GET user/settings' });
  }, [is_there, queries]);
  if (!is_there) return <Note icon="clock" title={t('thanks')} text={t(is_slow ? 'slow' : 'waiting')} />;
  return (
    <Note icon="check" title={t('thanks')} text={t('done', { plan: names(plan) })}>
      {settings.plan_features.includes('upload') ? (
        <UploadLink />
      ) : (
        <Link to={paths.dashboard} className={buttonClass('outline')}>
          {states('to_dashboard')}
        </Link>
      )}
    </Note>
  );
}

interface NoteProps {
  icon: 'info' | 'clock' | 'check';
  title?: string;
  text: string;
  children?: ReactNode;
}

function Note({ icon, title, text, children }: NoteProps): ReactNode {
  return (
    <Card className={classes['returned'] ?? ''}>
      <Icon name={icon} size={28} />
      <div role="status" className={classes['returnedText']}>
        {title !== undefined && <p className={ui('bold')}>{title}</p>}
        <p>{text}</p>
      </div>
      {children}
    </Card>
  );
}
