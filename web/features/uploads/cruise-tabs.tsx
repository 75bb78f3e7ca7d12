import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isCalendarDay } from '#domain/dates.ts';
import { useFormats } from '#web/lib/formats.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useFormState } from '#web/parts/cruise-fields/use-form-state.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './cruise-tabs.module.css';
import { countCards } from './review-cards.ts';
import type { ReviewItem, ReviewStore } from './review-store.ts';
import { useReview } from './use-review.ts';

/** The cruises of one document, of which one is shown. */
export function CruiseTabs({ store }: { store: ReviewStore }): ReactNode {
  const t = useTranslations('uploads.review');
  const items = useReview(store, (state) => state.items);
  const shown = useReview(store, (state) => state.shown);
  if (items.length < 2) return null;
  return (
    <div className={classes['tabs']} role="group" aria-label={t('cruises')}>
      {items.map((item, index) => (
        <Tab
          key={item.id}
          item={item}
          position={t('one_of', { place: index + 1, count: items.length })}
          is_shown={item.id === shown}
          onShow={() => store.patch({ shown: item.id, active: undefined })}
        />
      ))}
    </div>
  );
}

interface TabProps {
  item: ReviewItem;
  position: string;
  is_shown: boolean;
  onShow: () => void;
}

function Tab({ item, position, is_shown, onShow }: TabProps): ReactNode {
  const t = useTranslations('uploads.review');
  const name = useCruiseName(item);
  const doubtful = countCards(item);
  return (
    <button
      type="button"
      className={`${ui('grid', 'edged', 'rounded', 'paper', 'pad12by16', 'ink')} ${classes['tab']}`}
      aria-pressed={is_shown}
      onClick={onShow}
    >
      <span className={classes['tabPlace']}>{position}</span>
      <span className={classes['tabName']}>
        <bdi>{name.ship === '' ? t('unnamed') : name.ship}</bdi>
      </span>
      <span className={classes['tabDates']}>{name.dates}</span>
      {doubtful > 0 && (
        <span className={`${ui('inline', 'middle', 'smaller', 'bold', 'gap4')} ${classes['tabDoubt']}`}>
          <Icon name="warning" size={16} />
          {doubtful}
        </span>
      )}
    </button>
  );
}

/** Ship and dates, as the form has them now. */
export function useCruiseName({ form }: ReviewItem): { ship: string; dates: string } {
  const formats = useFormats();
  const ship = useFormState(form, ({ values }) => values.ship_name.trim());
  const start = useFormState(form, ({ values }) => values.start_date);
  const end = useFormState(form, ({ values }) => values.end_date);
  const is_range = isCalendarDay(start) && isCalendarDay(end) && start <= end;
  const dates = is_range ? formats.dateRange(start, end) : isCalendarDay(start) ? formats.date(start) : '';
  return { ship, dates };
}
