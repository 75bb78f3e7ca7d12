import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ui } from '#web/ui/primitives.ts';
import { ClearSchedule } from './clear-schedule.tsx';
import { DayList } from './day-list.tsx';
import { OfferSchedule } from './offer-schedule.tsx';
import { OutsideNotice } from './outside-notice.tsx';
import classes from './schedule.module.css';
import { shipScheduleOf } from './ship-panel.tsx';

/** The schedule of a cruise, with buttons to change it. */
export function ScheduleSection({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('schedule');
  const { items } = cruise.schedule;
  const canEdit = cruise.can.edit;
  const is_past = cruise.time === 'past';
  return (
    <section
      className={`${ui('card', 'inset', 'below24')} ${classes['section']}`}
      aria-labelledby="schedule-title"
    >
      <header className={ui('bar', 'gap8by16', 'below12')}>
        <h2 id="schedule-title" className={ui('title')}>
          {t('title')}
        </h2>
        {canEdit && items.length > 0 && (
          <Link to={paths.cruise_schedule} params={{ id: cruise.id }} className={buttonClass('outline')}>
            <Icon name="pencil" size={20} />
            {t('edit')}
          </Link>
        )}
      </header>
      {items.length === 0 ? (
        <Empty cruise={cruise} />
      ) : (
        <>
          <OutsideNotice cruise={cruise} />
          <DayList cruise={cruise} />
        </>
      )}
      {canEdit && items.length > 0 && (!is_past || cruise.schedule_is_offered) && (
        <footer
          className={`${ui('wrap', 'bottom', 'between', 'lineAbove', 'above12')} ${classes['sectionFoot']}`}
        >
          {/* of a past cruise it can still be withdrawn */}
          <OfferSchedule cruise={cruise} />
          {!is_past && <ClearSchedule cruise={cruise} />}
        </footer>
      )}
    </section>
  );
}

function Empty({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('schedule');
  const canEdit = cruise.can.edit;
  const plan = shipScheduleOf(cruise);
  const { data } = useQuery({ ...plan, enabled: plan.enabled && canEdit });
  const isKnown = (data?.items.length ?? 0) > 0;
  if (!canEdit) return <p className={ui('muted')}>{t('empty_reader')}</p>;
  return (
    <div className={`${ui('stack', 'middle', 'center', 'gap8')} ${classes['empty']}`}>
      <p className={ui('heading', 'bold')}>{t('empty')}</p>
      <p className={ui('muted')}>{t('empty_text')}</p>
      <div className={ui('wrap', 'centered', 'gap12', 'above8')}>
        <Link to={paths.cruise_schedule} params={{ id: cruise.id }} className={buttonClass('filled')}>
          {t('enter')}
        </Link>
        {isKnown && (
          <Link
            to={paths.cruise_schedule}
            params={{ id: cruise.id }}
            hash="fill"
            className={buttonClass('outline')}
          >
            {t('fill')}
          </Link>
        )}
      </div>
    </div>
  );
}
