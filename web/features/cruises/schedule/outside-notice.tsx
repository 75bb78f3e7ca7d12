import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { nightsBetween } from '#domain/dates.ts';
import { moveRows, rowsOutside } from '#domain/schedule.ts';
import { paths } from '#web/lib/paths.ts';
import { call } from '#web/lib/api.ts';
import { detailOf } from '#web/lib/api-errors.ts';
import { useFormats } from '#web/lib/formats.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { invalidateCruise } from '#web/lib/keep-cruise.ts';
import { ui } from '#web/ui/primitives.ts';
import { bodiesOfItems } from './put-back.ts';
import classes from './schedule.module.css';

/** The cruise was moved without its schedule: names the days outside, with buttons to correct them. */
export function OutsideNotice({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('schedule');
  const formats = useFormats();
  const queries = useQueryClient();
  const { act, isWorking } = useAction();
  const { id, start_date, end_date } = cruise;
  const { items, version } = cruise.schedule;
  const outside = rowsOutside(items, start_date, end_date);
  const [first] = items;
  if (outside.length === 0 || first === undefined) return null;
  const days = nightsBetween(first.date, start_date);
  // moving is offered only if all rows are inside afterwards
  const canMove = days !== 0 && rowsOutside(moveRows(items, days), start_date, end_date).length === 0;

  const invalidate = () => invalidateCruise(queries, id);

  async function move(): Promise<void> {
    const body = { items: moveRows(bodiesOfItems(items), days) };
    await call('PUT cruises/{id}/schedule', { params: { id }, body, if_match: version });
    showToast('success', t('moved'));
    await invalidate();
  }

  return (
    <div
      className={`${ui('stack', 'rounded', 'pad12by16', 'gap12', 'above16')} ${classes['notice']}`}
      role="status"
    >
      <p className={ui('bold')}>{t('outside.title', { count: outside.length })}</p>
      {cruise.can.edit && (
        <>
          <p>{t('outside.text')}</p>
          <div className={ui('wrap', 'gap8')}>
            {canMove && (
              <Button
                look="outline"
                is_working={isWorking}
                onClick={() =>
                  void act({
                    run: move,
                    failed: (error) => detailOf(error) ?? t('move_failed'),
                    onFailed: invalidate,
                  })
                }
              >
                {t('outside.move', { date: formats.date(start_date, 'brief') })}
              </Button>
            )}
            <Link to={paths.cruise_edit} params={{ id }} className={buttonClass('quiet')}>
              {t('outside.dates')}
            </Link>
          </div>
        </>
      )}
    </div>
  );
}
