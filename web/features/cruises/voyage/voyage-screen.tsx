import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { PublicVoyage } from '#contract/public-links.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { paths } from '#web/lib/paths.ts';
import { offerLanguage } from '#web/lib/preferences.ts';
import { read } from '#web/lib/queries.ts';
import { cruiseOfVoyage } from '#web/lib/shown.ts';
import { LazyRouteMap } from '#web/parts/maps/route-map-lazy.tsx';
import { ShowMap } from '#web/parts/maps/show-map.tsx';
import { ScreenRead } from '#web/parts/read-states.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { StateCard } from '#web/ui/state-card.tsx';
import { isOver } from '../view/over.ts';
import { Pass, stage_room } from '../pass/pass.tsx';
import { useToday } from '../schedule/days.ts';
import { ScheduleSection } from '../schedule/schedule-section.tsx';

/** A page that stays open must close after its link was revoked. */
const BETWEEN_LOOKS = 5 * 60_000;

/** The voyage of a public link, for readers without an account. */
export function Screen(): ReactNode {
  const states = useTranslations('shell.states');
  const { token } = useParams({ from: paths.voyage });
  const query = useQuery({
    ...read('GET voyages/{token}', { params: { token } }),
    refetchInterval: BETWEEN_LOOKS,
  });
  const is_gone = query.error instanceof ApiError && query.error.status === 404;
  if (is_gone) return <Gone />;
  return (
    <ScreenRead
      query={query}
      loading={<Skeleton height={520} />}
      failed={states('an_error')}
      missing={<Gone />}
    >
      {(voyage) => <Voyage voyage={voyage} onDue={() => void query.refetch()} />}
    </ScreenRead>
  );
}

function Gone(): ReactNode {
  const t = useTranslations('received.public_voyage');
  return (
    <StateCard icon="people" title={t('gone')}>
      <p>{t('gone_text')}</p>
    </StateCard>
  );
}

function Voyage({ voyage, onDue }: { voyage: PublicVoyage; onDue: () => void }): ReactNode {
  const t = useTranslations('received.public_voyage');
  const { language, route } = voyage;
  const cruise = useMemo(() => cruiseOfVoyage(voyage), [voyage]);
  const today = useToday(cruise);

  useEffect(() => offerLanguage(language), [language]);

  return (
    <>
      <Pass
        cruise={cruise}
        stage={
          route.places.length > 0 && (
            <LazyRouteMap route={route} today={today?.date} is_over={isOver(cruise)} {...stage_room} draws />
          )
        }
        tools={null}
        distance_nm={route.distance_nm}
        onDue={onDue}
      />
      <ShowMap />
      <p className={ui('note', 'above12', 'below16')}>{t('read_only')}</p>
      <ScheduleSection cruise={cruise} />
    </>
  );
}
