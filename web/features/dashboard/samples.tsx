import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSamples } from '#web/parts/cruise/samples.ts';
import { Button } from '#web/ui/button.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './dashboard.module.css';

/** The quiet line above sample cruises. */
export function SamplesNote(): ReactNode {
  const t = useTranslations('dashboard.samples');
  const { mutate, isPending } = useSamples('remove');
  return (
    <div className={`${ui('bar', 'muted', 'gap4by12', 'below16', 'roundCard')} ${classes['samples']}`}>
      <p>{t('note')}</p>
      <Button look="quiet" is_working={isPending} onClick={() => mutate()}>
        {t('remove')}
      </Button>
    </div>
  );
}
