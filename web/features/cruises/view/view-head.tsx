import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { Countdown } from '#web/parts/cruise/countdown.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { useLivery } from '#web/lib/lines.ts';
import { LazyWeatherLine } from '#web/parts/weather/weather-line-lazy.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Monogram } from '#web/ui/monogram.tsx';
import { Card } from '#web/ui/page.tsx';
import { CopyButton } from './copy-button.tsx';
import { CruiseMenu } from './cruise-menu.tsx';
import { DeleteCruise } from './delete-cruise.tsx';
import { SharedHead } from './shared-head.tsx';
import { Twins } from './twins.tsx';
import { TypedShipHint } from '#web/parts/cruise/missing-ships-hint.tsx';
import { invalidateCruise } from '#web/lib/keep-cruise.ts';
import { ui } from '#web/ui/primitives.ts';
import { useRouteText } from '../route-text.ts';
import { useTimeText } from '../time-text.ts';
import classes from './view-head.module.css';

/** Ship, place and dates: the facts that a traveller needs at the pier. */
export function ViewHead({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('cruises');
  const menu = useTranslations('parts.menu');
  const terms = useTranslations('terms.fields');
  const formats = useFormats();
  const { colour, monogram } = useLivery(cruise);
  const route = useRouteText()(cruise);
  const time = useTimeText(cruise);
  const dates = formats.dateRange(cruise.start_date, cruise.end_date, 'weekday');
  const queries = useQueryClient();
  // the ship has sailed: the server knows the new state
  const onDue = () => void invalidateCruise(queries, cruise.id);
  return (
    <Card className={ui('stack')}>
      <Link to={paths.cruises} className={`${ui('reach', 'small')} ${classes['back']}`}>
        {t('view.back')}
      </Link>
      <div className={ui('row', 'middle', 'gap16')}>
        <Monogram letters={monogram} colour={colour} is_large />
        <div>
          {cruise.cruise_line !== null && (
            <p className={ui('muted', 'tight')}>
              <bdi>{cruise.cruise_line}</bdi>
            </p>
          )}
          <h1 className={classes['ship']} tabIndex={-1}>
            <bdi>{cruise.ship_name}</bdi>
          </h1>
        </div>
      </div>
      <p className={`${ui('wrap', 'middle', 'heading', 'bold', 'good', 'gap4by12')} ${classes['time']}`}>
        {cruise.cancelled_at === null && time}
        {cruise.cancelled_at !== null && (
          <span className={`${ui('round', 'muted', 'smaller', 'strong', 'inlineBlock')} ${classes['flag']}`}>
            {terms('cancelled_at')}
          </span>
        )}
        {cruise.is_sample && (
          <span className={`${ui('round', 'muted', 'smaller', 'strong', 'inlineBlock')} ${classes['flag']}`}>
            {t('sample')}
          </span>
        )}
      </p>
      <LazyWeatherLine cruise={cruise} />
      <div className={`${ui('wrap', 'bottom', 'below20')} ${classes['when']}`}>
        <ul className={ui('list')}>
          <li>
            {dates} · {t('nights', { count: cruise.nights })}
          </li>
          {route !== undefined && <li>{route}</li>}
          {cruise.itinerary !== null && (
            <li>
              <bdi>{cruise.itinerary}</bdi>
            </li>
          )}
          {cruise.stateroom !== null && <li>{t('stateroom', { stateroom: isolate(cruise.stateroom) })}</li>}
          {cruise.booking_number !== null && (
            <li className={ui('wrap', 'middle', 'gap0by12')}>
              <span className={ui('muted')}>{terms('booking_number')}</span>
              <bdi className={ui('bold')}>{cruise.booking_number}</bdi>
              <CopyButton
                text={cruise.booking_number}
                label={t('view.copy', { field: terms('booking_number') })}
              />
            </li>
          )}
        </ul>
        {cruise.time === 'future' && cruise.cancelled_at === null && (
          <Countdown cruise={cruise} until={cruise.sails_at} onDue={onDue} />
        )}
      </div>
      <SharedHead cruise={cruise} />
      <Twins cruise={cruise} />
      <TypedShipHint cruise={cruise} />
      <div className={`${ui('wrap', 'gap12')} ${classes['actions']}`}>
        {cruise.can.edit && (
          <Link to={paths.cruise_edit} params={{ id: cruise.id }} className={buttonClass('outline')}>
            <Icon name="pencil" size={20} />
            {t('view.edit')}
          </Link>
        )}
        {cruise.can.delete && <DeleteCruise cruise={cruise} />}
        {!cruise.can.edit && (
          <Link to={paths.cruise_print} params={{ id: cruise.id }} className={buttonClass('outline')}>
            {menu('sheet')}
          </Link>
        )}
        <CruiseMenu cruise={cruise} />
      </div>
    </Card>
  );
}
