import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { WeatherDay } from '#contract/weather.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { useSkyWord } from '#web/parts/weather/sky-word.ts';
import { ConditionIcon } from '#web/ui/condition-icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { AddPorts } from './add-ports.tsx';
import { DayDetails } from './day-details.tsx';
import { HourList } from './hour-list.tsx';
import { HoursChart } from './hours-chart.tsx';
import { Age } from './now-card.tsx';
import { skyOf } from './sky.ts';
import { usePlaceName, useUnits, useZoneName } from './words.ts';
import classes from './day.module.css';
import ground from './sky.module.css';
import common from './weather.module.css';

interface DayPanelProps {
  day: WeatherDay;
  view: 'daily' | 'hourly';
  is_today: boolean;
  is_working: boolean;
  onRetry: () => void;
}

/** All data of the chosen day. */
export function DayPanel({ day, view, is_today, is_working, onRetry }: DayPanelProps): ReactNode {
  const t = useTranslations('weather');
  const { summary, hours } = day;
  if (summary === null && hours.length === 0) {
    return (
      <section className={ui('card')}>
        <DayHead day={day} view={view} is_today={is_today} />
        <NothingKnown day={day} is_working={is_working} onRetry={onRetry} />
      </section>
    );
  }
  return (
    <section className={ui('clip', 'card')}>
      <DayHead day={day} view={view} is_today={is_today} />
      {hours.length > 0 && <HoursChart day={day} is_today={is_today} />}
      {view === 'daily' && summary !== null && <DayDetails day={day} summary={summary} is_today={is_today} />}
      {view === 'hourly' && hours.length > 0 && <HourList day={day} is_today={is_today} />}
      {view === 'hourly' && hours.length === 0 && <p className={common['quiet']}>{t('no_hours')}</p>}
    </section>
  );
}

function DayHead({ day, view, is_today }: Pick<DayPanelProps, 'day' | 'view' | 'is_today'>): ReactNode {
  const t = useTranslations('weather');
  const formats = useFormats();
  const units = useUnits();
  const zoneName = useZoneName();
  const placeName = usePlaceName();
  const { summary, time_zone } = day;
  const word = useSkyWord()(summary?.condition ?? null, true);
  return (
    <div
      className={`${ui('bar', 'lineBelow', 'gap12by20')} ${ground['ground']} ${classes['head']}`}
      data-sky={skyOf(summary?.condition ?? null)}
    >
      <div>
        <p className={ui('wrap', 'middle', 'strong', 'gap4by12')}>
          <bdi>{placeName(day)}</bdi>
          {is_today && (
            <span className={`${ui('round', 'muted', 'smaller')} ${classes['flag']}`}>{t('today')}</span>
          )}
        </p>
        <h2 className={classes['date']}>{formats.date(day.date, 'long')}</h2>
        {time_zone !== null && (
          <p className={ui('note')}>{t('clock', { zone: isolate(zoneName(time_zone)) })}</p>
        )}
        {!(is_today && view === 'daily') && <Age day={day} />}
      </div>
      {summary !== null && (
        <div className={ui('row', 'middle', 'gap16')}>
          <ConditionIcon condition={summary.condition} size={64} />
          <div>
            <p className={`${ui('row', 'baseline', 'bold', 'gap12')} ${classes['temperatures']}`}>
              {summary.high !== null && (
                <>
                  <span className={ui('unseen')}>{t('high')} </span>
                  {units.degrees(summary.high)}
                </>
              )}
              {summary.low !== null && (
                <>
                  <span className={ui('unseen')}> {t('low')} </span>
                  <span className={`${ui('muted', 'strong')} ${classes['low']}`}>
                    {units.degrees(summary.low)}
                  </span>
                </>
              )}
            </p>
            {word !== undefined && <p className={ui('strong')}>{word}</p>}
          </div>
        </div>
      )}
    </div>
  );
}

/** The provider failed, the day is too far ahead, or the position of the ship is unknown. */
function NothingKnown({
  day,
  is_working,
  onRetry,
}: {
  day: WeatherDay;
  is_working: boolean;
  onRetry: () => void;
}): ReactNode {
  const t = useTranslations('weather');
  const states = useTranslations('shell.states');
  const { id } = useParams({ from: paths.cruise_weather });
  if (day.has_failed) {
    return (
      <div className={`${ui('stack', 'top', 'inset', 'gap8')} ${classes['nothing']}`} role="alert">
        <p className={ui('bold')}>{t('failed')}</p>
        <p>{t('failed_text')}</p>
        <Button look="outline" is_working={is_working} onClick={onRetry}>
          {states('retry')}
        </Button>
      </div>
    );
  }
  const is_nowhere = day.latitude === null;
  return (
    <div className={`${ui('stack', 'top', 'inset', 'gap8')} ${classes['nothing']}`}>
      <p className={ui('bold')}>{t('none')}</p>
      <p>{t(is_nowhere ? 'day_nowhere' : 'day_nothing')}</p>
      {is_nowhere && <AddPorts id={id} className={ui('reach')} />}
    </div>
  );
}
