import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { now } from '#web/ui/clock.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { DeleteCruise } from './delete-cruise.tsx';
import { ReportCruise } from './report-cruise.tsx';
import { useChangeCruise } from '#web/parts/cruise/use-change-cruise.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './view-head.module.css';

/** The rarer actions on a cruise. */
export function CruiseMenu({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('parts.menu');
  const view = useTranslations('cruises.view');
  const undo = useTranslations('cruises.delete');
  const { change } = useChangeCruise(cruise.id);
  const [asking, setAsking] = useState<'report' | 'delete' | null>(null);
  const { cancelled_at } = cruise;

  async function set(at: string | null): Promise<void> {
    const before = cancelled_at;
    if (!(await change({ cancelled_at: at }))) return;
    showToast('success', t(at === null ? 'restored' : 'cancelled'), {
      action: { label: undo('undo'), run: () => void change({ cancelled_at: before }) },
    });
  }

  return (
    <>
      <Disclosure label={t('more')} icon="more">
        <ul className={ui('list')}>
          {/* wide screens have it beside the menu */}
          {cruise.can.edit && (
            <li className={classes['narrow']}>
              <Link to={paths.cruise_edit} params={{ id: cruise.id }} className={item}>
                {view('edit')}
              </Link>
            </li>
          )}
          <li>
            <Link to={paths.cruise_create} search={{ from: cruise.id }} className={item}>
              {t('duplicate')}
            </Link>
          </li>
          {cruise.share === null && (
            <li>
              <button type="button" data-closes="" className={item} onClick={() => setAsking('report')}>
                {t('report')}
              </button>
            </li>
          )}
          {cruise.can.edit && (
            <li>
              <button
                type="button"
                data-closes=""
                className={item}
                onClick={() => void set(cancelled_at === null ? new Date(now()).toISOString() : null)}
              >
                {t(cancelled_at === null ? 'cancel' : 'restore')}
              </button>
            </li>
          )}
          {cruise.can.delete && (
            <li>
              <button
                type="button"
                data-closes=""
                className={`${item} ${ui('urgent')}`}
                onClick={() => setAsking('delete')}
              >
                {view('delete')}
              </button>
            </li>
          )}
        </ul>
      </Disclosure>
      <ReportCruise cruise={cruise} is_open={asking === 'report'} onClose={() => setAsking(null)} />
      <DeleteCruise cruise={cruise} is_open={asking === 'delete'} onClose={() => setAsking(null)} />
    </>
  );
}

const item = ui(
  'press',
  'lit',
  'row',
  'middle',
  'target',
  'rounded',
  'full',
  'padInline16',
  'start',
  'plain',
);
