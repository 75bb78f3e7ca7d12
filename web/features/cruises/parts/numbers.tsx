import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '#web/parts/pass/copy-button.tsx';
import classes from '#web/parts/cruise-parts/parts.module.css';
import { ui } from '#web/ui/primitives.ts';

/** A number that the user needs elsewhere; one click copies it. */
export function CopyNumber({ label, number }: { label: string; number: string | null }): ReactNode {
  const t = useTranslations('cruises.view');
  if (number === null || number.trim() === '') return null;
  return (
    <p className={`${ui('wrap', 'middle')} ${classes['number']}`}>
      <span className={ui('note')}>{label}</span>
      <bdi className={ui('bold', 'breaking')}>{number}</bdi>
      <CopyButton text={number} label={t('copy', { field: label })} />
    </p>
  );
}
