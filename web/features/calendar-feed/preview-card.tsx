import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FeedEvent } from '#contract/calendar-feed.ts';
import { cityOf } from '#web/lib/format-zones.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { PartRead } from '#web/parts/read-states.tsx';
import { RecordButton } from '#web/parts/cruise/record-button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { type Choice, usePreview } from './use-feed.ts';
import classes from './feed.module.css';

/** The next cruise as a calendar program will show it. */
export function PreviewCard({ choice }: { choice: Choice }): ReactNode {
  const t = useTranslations('feed.preview');
  return (
    <Card aria-labelledby="feed-preview">
      <h2 id="feed-preview" className={ui('heading')}>
        {t('title')}
      </h2>
      <p className={`${ui('muted', 'above4')} ${classes['lead']}`}>{t('text')}</p>
      <Preview choice={choice} />
    </Card>
  );
}

function Preview({ choice }: { choice: Choice }): ReactNode {
  const t = useTranslations('feed.preview');
  const query = usePreview(choice);
  return (
    <PartRead query={query} height={320} failed={t('failed')}>
      {({ items }) =>
        items.length === 0 ? (
          <Nothing choice={choice} />
        ) : (
          <ol
            className={`${ui('grid', 'list', 'ruled', 'above12')} ${classes['events']}`}
            aria-busy={query.isPlaceholderData}
          >
            {items.map((event) => (
              <EventRow key={event.key} event={event} />
            ))}
          </ol>
        )
      }
    </PartRead>
  );
}

/** The preview is empty: there is no cruise, or no part of it is chosen. */
function Nothing({ choice }: { choice: Choice }): ReactNode {
  const t = useTranslations('feed.preview');
  const { data } = useQuery(read('GET cruises', { query: { limit: 1, cancelled: 'false' } }));
  const is_chosen = choice.detail_level === 'busy' || choice.include.includes('cruise');
  if (!is_chosen && data?.total !== 0) return <p className={ui('note', 'above16')}>{t('nothing_chosen')}</p>;
  return (
    <div className={`${ui('grid', 'muted', 'center', 'gap12')} ${classes['empty']}`}>
      <Icon name="ship" size={34} />
      <p>{t('no_cruise')}</p>
      <RecordButton classes={buttonClass('outline')}>{t('record')}</RecordButton>
    </div>
  );
}

function EventRow({ event }: { event: FeedEvent }): ReactNode {
  const t = useTranslations('feed.preview');
  const formats = useFormats();
  const { summary, location, description, start, end, status, is_free, alarms } = event;
  const last = end?.day ?? start.day;
  const is_turned = last < start.day;
  const days =
    last === start.day || (start.time !== null && is_turned)
      ? formats.date(start.day, 'brief')
      : formats.dateRange(start.day, last, 'brief');
  return (
    <li
      className={`${ui('grid', 'padBlock12', 'gap4by12')} ${classes['event']}`}
      data-cancelled={status === 'CANCELLED' || undefined}
    >
      <p className={`${ui('wrap', 'balance', 'gap0by12')} ${classes['when']}`}>
        <span>{days}</span>
        <span className={ui('note')}>{start.time === null ? t('all_day') : <Times event={event} />}</span>
      </p>
      <div>
        <p className={`${ui('strong', 'breaking')} ${classes['summary']}`}>
          <bdi>{summary}</bdi>
        </p>
        {location !== null && (
          <p className={ui('breaking', 'paragraphs', 'note')}>
            <bdi>{location}</bdi>
          </p>
        )}
        {description !== null && (
          <p className={ui('breaking', 'paragraphs', 'note')}>
            <bdi>{description}</bdi>
          </p>
        )}
        {(status === 'CANCELLED' || is_free || alarms > 0) && (
          <p className={ui('wrap', 'gap4by12', 'note')}>
            {status === 'CANCELLED' && (
              <span className={ui('inline', 'middle', 'gap8')}>{t('cancelled')}</span>
            )}
            {is_free && <span className={ui('inline', 'middle', 'gap8')}>{t('free')}</span>}
            {alarms > 0 && (
              <span className={ui('inline', 'middle', 'gap8')}>
                <Icon name="bell" size={16} />
                {t('alarms', { count: alarms })}
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

/** Start and end in local times: both places are named where they differ. */
function Times({ event: { start, end } }: { event: FeedEvent }): ReactNode {
  const t = useTranslations('feed.preview');
  const formats = useFormats();
  const time = (point: FeedEvent['start']) => (point.time === null ? '' : formats.time(point.time));
  const zone = (point: FeedEvent['start']) =>
    point.time_zone === null ? t('floating') : cityOf(point.time_zone);
  if (end === null || end.time_zone === start.time_zone) {
    return (
      <>
        <bdi>{end === null ? time(start) : `${time(start)} – ${time(end)}`}</bdi> <bdi>{zone(start)}</bdi>
      </>
    );
  }
  return (
    <>
      <span className={classes['point']}>
        <bdi>{time(start)}</bdi> <bdi>{zone(start)}</bdi>
      </span>{' '}
      <span className={classes['point']}>
        <bdi>{time(end)}</bdi> <bdi>{zone(end)}</bdi>
      </span>
    </>
  );
}
