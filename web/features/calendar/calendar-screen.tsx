import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { milestone_kinds } from '#domain/milestones.ts';
import { paths } from '#web/lib/paths.ts';
import { useTranslations } from 'use-intl';
import type { Calendar } from '#contract/calendar.ts';
import { FirstCruiseCard } from '#web/parts/cruise/first-cruise-card.tsx';
import { type OpenPayment, ReminderOffer } from '#web/parts/cruise/reminder-offer.tsx';
import { useToday } from '#web/lib/use-today.ts';
import { ScreenRead } from '#web/parts/read-states.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { AgendaView } from './agenda-view.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './calendar.module.css';
import { remembered_hidden } from './kinds.ts';
import { MonthView } from './month-view.tsx';
import type { CalendarSearch, CalendarView } from './search.ts';
import { Toolbar } from './toolbar.tsx';
import { type Entries, useCalendar } from './use-calendar.ts';
import { YearView } from './year-view.tsx';

const none: Entries = [];

export function Screen(): ReactNode {
  const t = useTranslations('calendar');
  const today = useToday();
  const { view = 'month', day = today } = useSearch({ from: paths.calendar });
  const query = useCalendar(day);
  const page = (data: Calendar | undefined) => <View data={data} view={view} day={day} today={today} />;
  return (
    <ScreenRead query={query} loading={page(undefined)} failed={t('failed')} offline={t('offline')}>
      {(data) =>
        data.items.length === 0 && data.earlier === null && data.later === null ? (
          <FirstCruiseCard preview="calendar" title={t('empty')}>
            {t('empty_text')}
          </FirstCruiseCard>
        ) : (
          page(data)
        )
      }
    </ScreenRead>
  );
}

interface ViewProps {
  /** undefined while it loads */
  data: Calendar | undefined;
  view: CalendarView;
  day: string;
  today: string;
}

function View({ data, view, day, today }: ViewProps): ReactNode {
  const t = useTranslations('calendar');
  const navigate = useNavigate();
  const [hidden, setHidden] = useState(() => remembered_hidden.read());
  const entries = useMemo(
    () => (data === undefined ? none : data.items.filter(({ kind }) => !hidden.includes(kind))),
    [data, hidden],
  );

  function go(change: CalendarSearch, replace = false): void {
    void navigate({ to: paths.calendar, search: { view, day, ...change }, replace, resetScroll: false });
  }

  const is_loading = data === undefined;
  return (
    <div className={`${ui('shrink')} ${classes['screen']} ${classes[view]}`}>
      <Toolbar
        view={view}
        day={day}
        today={today}
        first={data?.first ?? null}
        last={data?.last ?? null}
        shown={milestone_kinds.filter((kind) => !hidden.includes(kind))}
        onGo={go}
        onShow={(kind, is_shown) => {
          const wanted = is_shown ? hidden.filter((other) => other !== kind) : [...hidden, kind];
          remembered_hidden.write(wanted);
          setHidden(wanted);
        }}
      />
      <div className={classes['offer']}>
        <ReminderOffer payments={openPaymentsIn(data?.items ?? [])} />
      </div>
      <output>{is_loading && <VisuallyHidden>{t('loading')}</VisuallyHidden>}</output>
      {view === 'month' && (
        <MonthView
          day={day}
          today={today}
          entries={entries}
          later={data?.later ?? null}
          is_loading={is_loading}
          onDay={(wanted) => go({ day: wanted }, true)}
        />
      )}
      {view === 'year' && <YearView day={day} today={today} entries={entries} is_loading={is_loading} />}
      {view === 'agenda' && (
        <AgendaView
          day={day}
          today={today}
          entries={entries}
          earlier={data?.earlier ?? null}
          later={data?.later ?? null}
          is_loading={is_loading}
        />
      )}
    </div>
  );
}

/**
 * The open final payments of the calendar, which lists them until they are paid; an estimate is no date for a reminder.
 */
function openPaymentsIn(entries: Entries): OpenPayment[] {
  return entries
    .filter(
      ({ kind, estimated_days_before, owner_name, is_sample }) =>
        kind === 'final_payment' && estimated_days_before === null && owner_name === null && !is_sample,
    )
    .map(({ cruise_id, ship_name, first_day }) => ({ cruise_id, ship_name, due_on: first_day }));
}
