import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { paths } from '#web/app/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { useLivery } from '#web/lib/lines.ts';
import { Monogram } from '#web/ui/monogram.tsx';
import classes from './list.module.css';
import { useRouteText } from '../route-text.ts';
import { useTimeText } from '../time-text.ts';

export function CruiseCards({ cruises }: { cruises: readonly ListedCruise[] }): ReactNode {
  return (
    <ul className={classes['cards']}>
      {cruises.map((cruise) => (
        <li key={cruise.id} className={classes['cardPlace']}>
          <CruiseCard cruise={cruise} />
        </li>
      ))}
    </ul>
  );
}

function CruiseCard({ cruise }: { cruise: ListedCruise }): ReactNode {
  const t = useTranslations('cruises');
  const terms = useTranslations('terms');
  const formats = useFormats();
  const { colour, monogram } = useLivery(cruise);
  const route = useRouteText()(cruise);
  const time = useTimeText(cruise);
  const is_due =
    cruise.payment_state === 'balance_due' && cruise.balance_due !== null && cruise.time !== 'past';
  return (
    <article className={classes['card']}>
      <div className={classes['cardHead']}>
        <Monogram letters={monogram} colour={colour} />
        <div className={classes['cardName']}>
          <h2 className={classes['cardShip']}>
            <Link to={paths.cruise_view} params={{ id: cruise.id }} className={classes['cardLink']}>
              <bdi>{cruise.ship_name}</bdi>
            </Link>
          </h2>
          {cruise.cruise_line !== null && <bdi className={classes['muted']}>{cruise.cruise_line}</bdi>}
        </div>
      </div>
      <p>{formats.dateRange(cruise.start_date, cruise.end_date)}</p>
      <p className={classes['muted']}>
        {t('nights', { count: cruise.nights })}
        {route !== undefined && ` · ${route}`}
      </p>
      <p className={classes['cardFoot']}>
        <span className={cruise.time === 'past' ? classes['muted'] : classes['when']}>{time}</span>
        {cruise.cancelled_at !== null && (
          <span className={classes['badge']}>{terms('fields.cancelled_at')}</span>
        )}
        {cruise.is_sample && <span className={classes['badge']}>{t('sample')}</span>}
        {is_due && cruise.cancelled_at === null && cruise.balance_due !== null && (
          <span className={classes['due']}>
            {terms('payment_state.balance_due')} {isolate(formats.money(cruise.balance_due, cruise.currency))}
          </span>
        )}
      </p>
    </article>
  );
}
