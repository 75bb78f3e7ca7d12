import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { callFile } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/files.ts';
import { invalidateCruise } from '#web/lib/keep-cruise.ts';
import type { Welcome } from '#web/lib/newly-recorded.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { WaitingOf } from '#web/parts/outbox/unsent.tsx';
import { PlanLock } from '#web/parts/plans/plan-lock.tsx';
import { LazyWeatherLine } from '#web/parts/weather/weather-line-lazy.tsx';
import { TypedShipHint } from '#web/parts/cruise/missing-ships-hint.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { icon_button_class } from '#web/ui/icon-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { Pass } from '../pass/pass.tsx';
import { Ribbon } from '../ribbon/ribbon.tsx';
import { CruiseMenu } from './cruise-menu.tsx';
import { isKept } from './over.ts';
import { isOnMap, Stage, useRoute } from './route-section.tsx';
import { SharedHead } from './shared-head.tsx';
import { Twins } from './twins.tsx';
import classes from './view-head.module.css';

interface ViewHeadProps {
  cruise: Cruise;
  welcome: Welcome | undefined;
}

/** The pass, what there is to say about the record, and the actions on it. */
export function ViewHead({ cruise, welcome }: ViewHeadProps): ReactNode {
  const t = useTranslations('cruises');
  const menu = useTranslations('parts.menu');
  const weather = useTranslations('weather');
  const queries = useQueryClient();
  const route = useRoute(cruise);
  const is_kept = isKept(cruise);
  const is_ahead = cruise.time !== 'past' && cruise.cancelled_at === null;
  return (
    <>
      <Pass
        cruise={cruise}
        welcome={welcome}
        back={
          <Link to={paths.cruises} className={ui('reach', 'small', 'round', 'plain', 'strong')}>
            {t('view.back')}
          </Link>
        }
        stage={isOnMap(cruise) && <Stage cruise={cruise} welcome={welcome} />}
        distance_nm={route === null ? null : (route?.distance_nm ?? undefined)}
        onDue={() => void invalidateCruise(queries, cruise.id)}
        tools={
          <>
            {cruise.can.edit && (
              <Link
                to={paths.cruise_edit}
                params={{ id: cruise.id }}
                className={`${icon_button_class} ${classes['wide']}`}
                aria-label={t('view.edit')}
                title={t('view.edit')}
              >
                <Icon name="pencil" size={20} />
              </Link>
            )}
            {cruise.can.share && (
              <Link
                to={paths.cruise_view}
                params={{ id: cruise.id }}
                search={{ tab: 'sharing' }}
                hash="tabs"
                className={icon_button_class}
                aria-label={t('view.share')}
                title={t('view.share')}
              >
                <Icon name="people" size={20} />
              </Link>
            )}
            <CruiseMenu cruise={cruise} />
          </>
        }
      />
      {!is_kept && <Ribbon cruise={cruise} />}
      {!is_kept && (
        <div className={`${ui('row', 'gap8')} ${classes['ways']}`}>
          {is_ahead && (
            <LazyWeatherLine
              cruise={cruise}
              button={
                <Link to={paths.cruise_weather} params={{ id: cruise.id }} className={buttonClass('outline')}>
                  <Icon name="weather" size={20} />
                  {weather('title')}
                  <PlanLock feature="weather" />
                </Link>
              }
            />
          )}
          <Link to={paths.cruise_print} params={{ id: cruise.id }} className={buttonClass('outline')}>
            <Icon name="printer" size={20} />
            {menu('sheet')}
          </Link>
          {is_ahead && <AddToCalendar cruise={cruise} />}
        </div>
      )}
      <div className={`${ui('stack')} ${classes['below']}`}>
        <WaitingOf id={cruise.id} className={ui('block', 'note')} />
        {cruise.is_sample && <p className={ui('note')}>{t('sample')}</p>}
        <SharedHead cruise={cruise} />
        <Twins cruise={cruise} />
        <TypedShipHint cruise={cruise} />
      </div>
    </>
  );
}

/** The cruise as a file for any calendar program. */
function AddToCalendar({ cruise: { id, ship_name, start_date } }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('cruises.view');
  const { act, isWorking } = useAction();
  const add = () =>
    act({
      run: async () => {
        const file = await callFile('GET cruises/{id}/calendar', { params: { id } });
        // a phone opens a file of this type in its calendar
        const calendar = new Blob([file], { type: 'text/calendar' });
        saveFile(calendar, `${ship_name ?? ''} ${start_date}.ics`.trim());
      },
    });
  return (
    <Button look="outline" is_working={isWorking} onClick={() => void add()}>
      <Icon name="calendar" size={20} />
      {t('add_to_calendar')}
    </Button>
  );
}
