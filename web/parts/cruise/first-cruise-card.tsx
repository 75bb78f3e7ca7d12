import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { UploadLink, UploadPrice, useLockedBy } from '#web/parts/plans/plan-lock.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { type Preview, PreviewDrawing } from '#web/ui/preview-drawing.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { useSamples } from './samples.ts';

interface FirstCruiseCardProps {
  preview: Preview;
  title: ReactNode;
  /** describes the later content of the screen */
  children: ReactNode;
}

/** Shown while no cruise is recorded: names the later content of the screen and how to begin. */
export function FirstCruiseCard({ preview, title, children }: FirstCruiseCardProps): ReactNode {
  const t = useTranslations('cruises');
  const d = useTranslations('dashboard.empty');
  const is_locked = useLockedBy('upload') !== undefined;
  const { mutate, isPending } = useSamples('add');
  return (
    <StateCard
      picture={<PreviewDrawing of={preview} />}
      title={title}
      actions={
        <>
          <UploadLink look="filled" />
          <Link
            data-records
            to={paths.cruise_create}
            className={buttonClass(is_locked ? 'filled' : 'outline')}
          >
            {d('type')}
          </Link>
          <Button look="quiet" is_working={isPending} onClick={() => mutate()}>
            {t('list.samples')}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <UploadPrice />
    </StateCard>
  );
}
