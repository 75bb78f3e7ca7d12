import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { GivenShare } from '#contract/sharing.ts';
import { paths } from '#web/lib/paths.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { NotInPlan } from '#web/parts/plans/plan-required.tsx';
import { read } from '#web/lib/queries.ts';
import { ShareForm } from '#web/parts/shares/share-form.tsx';
import { ShareRow, ShareState } from '#web/parts/shares/share-row.tsx';
import shares from '#web/parts/shares/shares.module.css';
import { PartFailed, PartLoading, useReadError } from '#web/parts/read-states.tsx';
import { ui } from '#web/ui/primitives.ts';
import panel from './panel.module.css';
import { PublicLinkCard } from './public-link-card.tsx';

/** The receivers of the cruise, and a form to add one. */
export function SharingPanel({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('sharing');
  const params = { id: cruise.id };
  const query = useQuery(read('GET cruises/{id}/sharing', { params }));
  const { data, isFetching, refetch } = query;
  const error = useReadError(query);
  const { data: settings, isPending: is_awaiting_plan } = useQuery(read('GET user/settings'));
  const is_refused = error instanceof ApiError && error.status === 403;
  const has_plan = !is_refused && (settings?.plan_features.includes('sharing') ?? true);
  if (is_awaiting_plan || (data === undefined && error === null)) {
    return <PartLoading height={320} />;
  }
  return (
    <div className={`${ui('grid', 'top', 'gap24')} ${panel['groups']}`}>
      {data !== undefined ? (
        <GivenShares cruise={cruise} given={data.items} />
      ) : is_refused ? null : (
        <div className={ui('card', 'inset')}>
          <PartFailed text={t('cruise.failed')} is_working={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
      {has_plan ? (
        <section className={ui('card', 'inset')} aria-labelledby="share-cruise">
          <h2 id="share-cruise" className={ui('below16', 'title')}>
            {t('form.cruise')}
          </h2>
          <ShareForm onShare={(body) => call('POST cruises/{id}/sharing', { params, body })} />
        </section>
      ) : (
        <NotShareable />
      )}
      <PublicLinkCard cruise={cruise} has_plan={has_plan} />
    </div>
  );
}

function GivenShares({ cruise, given }: { cruise: Cruise; given: readonly GivenShare[] }): ReactNode {
  const t = useTranslations('sharing');
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section className={ui('card', 'inset')} aria-labelledby="who-sees">
      <h2 id="who-sees" ref={title} tabIndex={-1} className={ui('below16', 'title')}>
        {t('cruise.who')}
      </h2>
      {given.length === 0 && <p className={ui('muted')}>{t('cruise.none')}</p>}
      <ul className={`${ui('list', 'ruled')} ${shares['rows']}`} aria-labelledby="who-sees">
        {given.map((share) => (
          <li key={share.id}>
            {share.cruise_id === cruise.id ? (
              <ShareRow
                share={share}
                title={<bdi>{share.user_email}</bdi>}
                what={t('cruise.this')}
                onGone={() => title.current?.focus()}
              />
            ) : (
              <ShareOfAll share={share} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A share of all cruises includes this one; it is changed on the screen of all shares. */
function ShareOfAll({ share }: { share: GivenShare }): ReactNode {
  const t = useTranslations('sharing');
  return (
    <div className={`${ui('bar', 'gap12by20')} ${shares['row']}`}>
      <div className={shares['words']}>
        <p className={ui('strong', 'breaking')}>
          <bdi>{share.user_email}</bdi>
        </p>
        <p className={ui('note')}>
          {t('cruise.by_all')} · {t(`levels.${share.share_level}.name`)}
        </p>
        <ShareState share={share} />
      </div>
      <Link to={paths.sharing_settings} className={ui('reach', 'strong')}>
        {t('cruise.settings')}
      </Link>
    </div>
  );
}

function NotShareable(): ReactNode {
  const t = useTranslations('sharing');
  return (
    <section className={ui('card', 'inset')} aria-labelledby="share-plan">
      <h2 id="share-plan" className={ui('below16', 'title')}>
        {t('form.cruise')}
      </h2>
      <NotInPlan />
    </section>
  );
}
