import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { DashboardCruise } from '#contract/dashboard.ts';
import { useFormats } from '#web/lib/formats.ts';
import { dayAfterVoyage, lengthenSession } from '#web/lib/lengthen-session.ts';
import { read } from '#web/lib/queries.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useToday } from '#web/lib/use-today.ts';
import { Switch } from '#web/ui/field.tsx';
import { ui } from '#web/ui/primitives.ts';

/** Whether the session lasts the voyage. Without a network there is no list of sessions, and nothing to choose. */
export function SessionLength({ cruise }: { cruise: DashboardCruise }): ReactNode {
  const t = useTranslations('ready.session');
  const formats = useFormats();
  const { data, refetch } = useQuery(read('GET user/sessions'));
  const { act, isWorking } = useAction();
  const current = data?.items.find(({ is_current }) => is_current);
  const wanted = dayAfterVoyage(cruise.end_date, useToday());
  if (current === undefined) return null;
  const { lasts_until } = current;
  const day = lasts_until ?? wanted;
  if (day === undefined) return null;
  const is_cut = lasts_until !== null && wanted !== undefined && lasts_until < wanted;
  return (
    <Switch
      name="lasts_until"
      label={t('label', { date: formats.date(day) })}
      description={t(is_cut ? 'cut' : 'hint')}
      className={ui('above16')}
      checked={lasts_until !== null}
      aria-disabled={isWorking || undefined}
      onChange={({ target }) => {
        // the box shows the old state again before the call begins
        const chosen = target.checked ? day : null;
        void act({
          run: async () => {
            await lengthenSession(chosen);
            await refetch();
          },
        });
      }}
    />
  );
}
