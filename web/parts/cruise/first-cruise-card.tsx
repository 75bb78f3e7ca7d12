import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { RecordButton } from './record-button.tsx';
import { useSamples } from './samples.ts';

interface FirstCruiseCardProps {
  icon: IconName;
  title: ReactNode;
  /** describes the later content of the screen */
  children: ReactNode;
}

/** Shown while no cruise is recorded: names the later content of the screen and how to begin. */
export function FirstCruiseCard({ icon, title, children }: FirstCruiseCardProps): ReactNode {
  const t = useTranslations('cruises');
  const { mutate, isPending } = useSamples('add');
  return (
    <StateCard
      icon={icon}
      title={title}
      actions={
        <>
          <RecordButton classes={buttonClass()}>{t('record')}</RecordButton>
          <Button look="quiet" is_working={isPending} onClick={() => mutate()}>
            {t('list.samples')}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </StateCard>
  );
}
