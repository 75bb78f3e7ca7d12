import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { CalendarEntry } from '#contract/calendar.ts';
import { isAboutMoney } from '#domain/milestones.ts';
import { paths } from '#web/lib/paths.ts';
import { EstimateActions } from '#web/parts/cruise/estimated-payment.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import classes from './entry-row.module.css';
import type { EntryTexts } from './entry-text.ts';
import { iconOf } from './kinds.ts';

/** The link of an entry: the part of the record that it comes from. */
export function linkOf({ cruise_id, kind }: Pick<CalendarEntry, 'cruise_id' | 'kind'>) {
  return {
    to: paths.cruise_view,
    params: { id: cruise_id },
    search: isAboutMoney(kind) ? { tab: 'pricing' as const } : {},
  } as const;
}

interface EntryRowProps {
  entry: CalendarEntry;
  day?: string;
  texts: EntryTexts;
}

/** One entry in words, with a link to its record. */
export function EntryRow({ entry, day, texts }: EntryRowProps): ReactNode {
  const t = useTranslations('calendar');
  const c = useTranslations('cruises');
  const title_id = useId();
  const details = texts.detailsOf(entry, day);
  const { kind, is_cancelled, is_skipped, is_sample } = entry;
  const phrases = is_sample && kind === 'cruise' ? [...details, c('sample')] : details;
  const is_struck = is_cancelled || is_skipped;
  const colour = kind === 'cruise' && !is_cancelled ? { background: texts.colourOf(entry) } : undefined;
  return (
    <li className={`${ui('grid', 'top', 'target', 'padBlock8', 'relative', 'gap12')} ${classes['entry']}`}>
      <span
        className={`${ui('sign', 'rounded')} ${classes['sign']}`}
        data-kind={kind}
        style={colour}
        data-filled={colour !== undefined}
      >
        <Icon name={iconOf(kind)} size={20} />
      </span>
      <span className={`${ui('wrap', 'baseline', 'shrink')} ${classes['words']}`}>
        <VisuallyHidden>{`${t(`kinds.${kind}`)}: `}</VisuallyHidden>
        <Link
          {...linkOf(entry)}
          id={title_id}
          className={`${ui('ink', 'plain', 'strong', 'tight', 'breaking')} ${classes['title']} ${is_struck ? classes['struck'] : ''}`}
        >
          <bdi>{texts.titleOf(entry)}</bdi>
        </Link>
        {phrases.length > 0 && (
          <span className={`${ui('note', 'tight', 'dots')} ${classes['details']}`}>
            {phrases.map((phrase) => (
              <Fragment key={phrase}>
                <span className={ui('breaking')}>{phrase}</span>{' '}
              </Fragment>
            ))}
          </span>
        )}
        {entry.estimated_days_before !== null && entry.owner_name === null && (
          <span className={`${ui('unprinted', 'relative')} ${classes['actions']}`}>
            <EstimateActions cruise_id={entry.cruise_id} date={entry.first_day} described_by={title_id} />
          </span>
        )}
      </span>
    </li>
  );
}
