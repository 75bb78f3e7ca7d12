import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { read } from '#web/lib/queries.ts';
import { isShipMode } from '#web/lib/ship-mode.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { AnnouncementLine } from '#web/ui/announcement-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { paths } from '#web/lib/paths.ts';

/** Another operator may change it meanwhile. */
const again_ms = 60_000;

/** Tells operators, who still get in, that all others wait for maintenance; and ends it. */
export function MaintenanceBanner(): ReactNode {
  const t = useTranslations('operator.maintenance');
  const queries = useQueryClient();
  const { data } = useQuery({
    ...read('GET admin/maintenance'),
    refetchInterval: () => !isShipMode() && again_ms,
  });
  const { act, isWorking } = useAction();
  if (data?.is_on !== true) return null;

  async function end(): Promise<void> {
    await call('PUT admin/maintenance', { body: { is_on: false } });
    showToast('success', t('turned_off'));
    await queries.invalidateQueries({ queryKey: ['GET admin/maintenance'] });
  }

  return (
    <AnnouncementLine
      kind="warning"
      text={
        <Link to={paths.operator_section} params={{ section: 'maintenance' }}>
          {t('banner')}
        </Link>
      }
      action={
        <Button look="quiet" is_working={isWorking} onClick={() => void act({ run: end })}>
          {t('turn_off')}
        </Button>
      }
    />
  );
}
