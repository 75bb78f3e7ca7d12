import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { compassOf } from './reading.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './weather.module.css';

/** An arrow that points the way the wind blows, or the waves run. East stays on the right in every language. */
export function WindArrow({ from, size = 20 }: { from: number; size?: number }): ReactNode {
  return (
    <svg
      className={classes['arrow']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path transform={`rotate(${Math.round(from)} 12 12)`} d="M12 21.5l-6.2-15.6L12 9.4l6.2-3.5z" />
    </svg>
  );
}

/** The direction it comes from, drawn and in words. */
export function Direction({
  from,
  is_brief = false,
}: {
  from: number | null;
  is_brief?: boolean;
}): ReactNode {
  const t = useTranslations('weather.from');
  if (from === null) return null;
  return (
    <span className={ui('inline', 'middle', 'small', 'regular', 'gap4')}>
      <WindArrow from={from} />
      <span className={is_brief ? ui('unseen') : undefined}>{t(compassOf(from))}</span>
    </span>
  );
}
