import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { SessionEnded } from '#web/lib/api-errors.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { read } from '#web/lib/queries.ts';
import { showToast } from '#web/lib/toasts.ts';
import { AnnouncementLine } from '#web/ui/announcement-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { paths } from '#web/lib/paths.ts';

/** Another operator may change it meanwhile. */
const again_ms = 60_000;

/** Tells operators, who still get in, that all others wait for maintenance; and ends it. */
export function MaintenanceBanner(): ReactNode {
  const t = useTranslations('operator.maintenance');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { data } = useQuery({ ...read('GET admin/maintenance'), refetchInterval: again_ms });
  const [isEnding, setEnding] = useState(false);
  if (data?.is_on !== true) return null;

  async function end(): Promise<void> {
    setEnding(true);
    try {
      await call('PUT admin/maintenance', { body: { is_on: false } });
      showToast('success', t('turned_off'));
      await queries.invalidateQueries({ queryKey: ['GET admin/maintenance'] });
    } catch (error) {
      if (!(error instanceof SessionEnded)) showToast('error', failureText(error));
    } finally {
      setEnding(false);
    }
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
        <Button look="quiet" is_working={isEnding} onClick={() => void end()}>
          {t('turn_off')}
        </Button>
      }
    />
  );
}
