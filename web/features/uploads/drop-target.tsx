import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './record-sheet.module.css';

/** Covers the page while a file is held over it: it may be dropped anywhere. */
export function DropTarget(): ReactNode {
  const t = useTranslations('uploads.drop');
  return (
    <div className={`${ui('grid', 'taking', 'unprinted')} ${classes['target']}`}>
      <p
        className={`${ui('row', 'middle', 'paper', 'raised', 'roundCard', 'heading', 'bold', 'gap12', 'deep')} ${classes['word']}`}
      >
        <Icon name="record" size={28} />
        {t('over')}
      </p>
    </div>
  );
}
