import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { PlanLock } from '#web/parts/plans/plan-lock.tsx';
import { now } from '#web/ui/clock.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ReportCruise } from './report-cruise.tsx';
import { useChangeCruise } from '#web/parts/cruise/use-change-cruise.ts';
import { ui } from '#web/ui/primitives.ts';

/** The rarer actions on a cruise. */
export function CruiseMenu({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('parts.menu');
  const weather = useTranslations('weather');
  const undo = useTranslations('cruises.delete');
  const { change } = useChangeCruise(cruise.id);
  const [isReporting, setReporting] = useState(false);
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
          <li>
            <Link
              to={paths.cruise_create}
              search={{ from: cruise.id }}
              className={ui(
                'press',
                'lit',
                'row',
                'middle',
                'target',
                'rounded',
                'full',
                'padInline16',
                'ink',
                'start',
                'plain',
              )}
            >
              {t('duplicate')}
            </Link>
          </li>
          {/* readers without the right to edit have it beside the menu, which would hold nothing else */}
          {cruise.can.edit && (
            <li>
              <Link
                to={paths.cruise_print}
                params={{ id: cruise.id }}
                className={ui(
                  'press',
                  'lit',
                  'row',
                  'middle',
                  'target',
                  'rounded',
                  'full',
                  'padInline16',
                  'ink',
                  'start',
                  'plain',
                )}
              >
                {t('sheet')}
              </Link>
            </li>
          )}
          {cruise.time !== 'past' && cancelled_at === null && (
            <li>
              <Link
                to={paths.cruise_weather}
                params={{ id: cruise.id }}
                className={ui(
                  'press',
                  'lit',
                  'row',
                  'middle',
                  'target',
                  'rounded',
                  'full',
                  'padInline16',
                  'ink',
                  'start',
                  'plain',
                )}
              >
                {weather('title')}
                <PlanLock feature="weather" />
              </Link>
            </li>
          )}
          {cruise.share === null && (
            <li>
              <button
                type="button"
                data-closes=""
                className={ui(
                  'press',
                  'lit',
                  'row',
                  'middle',
                  'target',
                  'rounded',
                  'full',
                  'padInline16',
                  'ink',
                  'start',
                  'plain',
                )}
                onClick={() => setReporting(true)}
              >
                {t('report')}
              </button>
            </li>
          )}
          {cruise.can.edit && (
            <li>
              <button
                type="button"
                data-closes=""
                className={ui(
                  'press',
                  'lit',
                  'row',
                  'middle',
                  'target',
                  'rounded',
                  'full',
                  'padInline16',
                  'ink',
                  'start',
                  'plain',
                )}
                onClick={() => void set(cancelled_at === null ? new Date(now()).toISOString() : null)}
              >
                {t(cancelled_at === null ? 'cancel' : 'restore')}
              </button>
            </li>
          )}
        </ul>
      </Disclosure>
      <ReportCruise cruise={cruise} is_open={isReporting} onClose={() => setReporting(false)} />
    </>
  );
}
