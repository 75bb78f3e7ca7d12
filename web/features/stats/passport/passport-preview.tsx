import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { useLiveries } from '#web/lib/use-liveries.ts';
import { PartRead } from '#web/parts/read-states.tsx';
import { StampRow } from '#web/parts/stamps/stamp-row.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ui } from '#web/ui/primitives.ts';
import { filterOf, type StatsSearch } from '../search.ts';

/** A row of them is as long as the page is wide. */
const shown = 8;

/** The latest stamps, and the ways to the passport and to pictures of it. */
export function PassportPreview({ search }: { search: StatsSearch }): ReactNode {
  const t = useTranslations('passport');
  const liveryOf = useLiveries();
  const query = useQuery({
    ...read('GET stats', { query: { section: 'passport', ...filterOf(search) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <PartRead query={query} height={200} failed={t('failed')}>
      {({ passport }) => (
        <>
          <StampRow
            stamps={(passport?.stamps ?? []).slice(0, shown).map((stamp) => ({
              port: stamp.port_name,
              country: stamp.country,
              date: stamp.date,
              colour: liveryOf(stamp).colour,
            }))}
          />
          <div className={ui('wrap', 'gap12', 'above12', 'unprinted')}>
            <Link to={paths.passport} className={buttonClass('outlinePrimary')}>
              {t('open')}
            </Link>
            <Link to={paths.passport} search={{ key: 'year' }} className={buttonClass('quiet')}>
              {t('pictures.title')}
            </Link>
          </div>
        </>
      )}
    </PartRead>
  );
}
