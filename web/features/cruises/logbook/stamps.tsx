import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { shipOf } from '#domain/livery.ts';
import { staysOf } from '#domain/logbook.ts';
import { useToday } from '#web/lib/use-today.ts';
import { StampRow } from '#web/parts/stamps/stamp-row.tsx';
import { voyageOf } from '../logged-voyage.ts';

/** The stamps that its ports left so far, as the passport has them. */
export function Stamps({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('passport');
  const today = useToday();
  const { colour } = shipOf(cruise);
  const stamps = staysOf(voyageOf(cruise))
    .filter(({ first_date }) => first_date <= today)
    .map(({ port_name, country, first_date }) => ({ port: port_name, country, date: first_date, colour }));
  return stamps.length === 0 ? null : (
    <StampRow stamps={stamps} label={t('stamps', { count: stamps.length })} is_whole />
  );
}
