import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { ScheduleRow } from '#contract/schedule.ts';
import { isolate } from '#web/lib/bidi.ts';
import { nightsBetween } from '#domain/dates.ts';
import { useFormats } from '#web/lib/formats.ts';
import { usePortName } from '#web/lib/port-name.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './sheet.module.css';

/** The days: where the ship is, and when all aboard is. */
export function SheetSchedule({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('sheet');
  const terms = useTranslations('terms.parts');
  const formats = useFormats();
  const { items } = cruise.schedule;
  if (items.length === 0) return null;
  const time = (clock: string | null) => (clock === null ? '' : formats.time(clock));
  // rows have no ids, and the sheet never changes their order
  const rows = items.map((row, place) => ({
    row,
    key: String(place),
    is_same_day: items[place - 1]?.date === row.date,
  }));
  const has_aboard = items.some(({ all_aboard }) => all_aboard !== null);
  return (
    <section className={classes['part']}>
      <h3 className={classes['head']}>{terms('schedule')}</h3>
      <table className={`${ui('start', 'full')} ${classes['table']}`}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {t('day')}
            </th>
            <th scope="col" className={classes['widest']}>
              {t('port')}
            </th>
            <th scope="col">{t('arrive')}</th>
            <th scope="col">{t('depart')}</th>
            {has_aboard && <th scope="col">{t('all_aboard')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, is_same_day, row }) => {
            return (
              <tr key={key} className={is_same_day ? classes['sameDay'] : undefined}>
                <td className={classes['dayNumber']}>
                  {is_same_day ? '' : String(nightsBetween(cruise.start_date, row.date) + 1)}
                </td>
                <td className={classes['day']}>{is_same_day ? '' : formats.date(row.date, 'brief')}</td>
                <td className={row.kind === 'sea' ? classes['sea'] : `${ui('bold')} ${classes['port']}`}>
                  <Place row={row} />
                </td>
                <td>{time(row.arrive)}</td>
                <td>{time(row.depart)}</td>
                {has_aboard && <td className={ui('bold')}>{time(row.all_aboard)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Place({ row }: { row: ScheduleRow }): ReactNode {
  const t = useTranslations('sheet');
  const name = usePortName()(row.port_name ?? '');
  if (row.kind === 'sea') return name === '' ? t('at_sea') : <bdi>{name}</bdi>;
  if (row.kind === 'scenic' && name !== '') return t('scenic', { place: isolate(name) });
  if (row.outcome !== 'skipped') return <bdi>{name}</bdi>;
  return (
    <>
      <s>
        <bdi>{name}</bdi>
      </s>{' '}
      ({t('skipped')})
    </>
  );
}
