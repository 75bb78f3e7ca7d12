import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { shipOf } from '#domain/livery.ts';
import { browserTimeZone } from '#web/lib/formats.ts';
import { StampRow } from '#web/parts/stamps/stamp-row.tsx';
import { useNow } from '#web/ui/clock.ts';
import { staysUntil } from '../logged-voyage.ts';

/** The stamps that its ports left so far, as the passport has them. */
export function Stamps({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('passport');
  const now = new Date(useNow('minute')).toISOString();
  const { colour } = shipOf(cruise);
  const stamps = staysUntil(cruise, { now, time_zone: browserTimeZone() ?? 'UTC' }).map(
    ({ port_name, country, first_date }) => ({ port: port_name, country, date: first_date, colour }),
  );
  return stamps.length === 0 ? null : (
    <StampRow stamps={stamps} label={t('stamps', { count: stamps.length })} is_whole />
  );
}
