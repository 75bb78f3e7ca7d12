import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { WorldScene } from '#web/ui/map/world-drawing.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './world-legend.module.css';

/** What the two kinds of lines on a world map mean; nothing where only one of them is drawn. */
export function WorldLegend({ scene: { lines } }: { scene: WorldScene }): ReactNode {
  const t = useTranslations('stats.graphs');
  const has_both = lines.some(({ is_ahead }) => is_ahead) && lines.some(({ is_ahead }) => !is_ahead);
  if (!has_both) return null;
  return (
    <p className={`${ui('wrap', 'middle', 'muted', 'smaller')} ${classes['legend']}`}>
      <span className={ui('inline', 'middle', 'gap8')}>
        <span className={classes['line']} />
        {t('sailed')}
      </span>
      <span className={ui('inline', 'middle', 'gap8')}>
        <span className={classes['line']} data-ahead />
        {t('booked')}
      </span>
    </p>
  );
}
