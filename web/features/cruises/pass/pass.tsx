import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { shipOf } from '#domain/livery.ts';
import { useShortUnit } from '#web/lib/format-pass.ts';
import type { Welcome } from '#web/lib/newly-recorded.ts';
import { useUnfolding } from '#web/lib/unfolding.ts';
import { Countdown } from '#web/parts/cruise/countdown.tsx';
import { useUnsent } from '#web/parts/outbox/unsent.tsx';
import { ui } from '#web/ui/primitives.ts';
import { berth_height, ShipAtEdge } from '#web/parts/cruise/ship-at-edge.tsx';
import { LazyRouteMap } from '#web/parts/maps/route-map-lazy.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { DayStub } from './day-stub.tsx';
import { Flags } from './flags.tsx';
import { isOver } from '../view/over.ts';
import { Sailed } from './sailed-stub.tsx';
import { useTimeText } from '../time-text.ts';
import classes from '#web/parts/pass/pass.module.css';
import { Voyage } from '#web/parts/pass/voyage.tsx';

interface PassProps {
  cruise: Cruise;
  /** behind the ship, which stands on the edge of the pass; false: the open sea, which is lower */
  stage: ReactNode;
  /** the way back, on the stage */
  back?: ReactNode;
  /** the cruise was recorded a moment ago */
  welcome?: Welcome | undefined;
  /** in its head, which stays in sight */
  tools: ReactNode;
  /** of a cruise that is over; null: it has no route, undefined: on its way */
  distance_nm?: number | null | undefined;
  /** the ship has sailed: the server knows the new state */
  onDue: () => void;
}

/** The way back on a stage, with the space around it. */
export const stage_cover = { width: 150, height: 64 };

const behind_pass = 56;

/** At the lower edge of a stage: a band of sea, which goes on behind the pass, and where the ship takes the view. */
export const stage_room = { water: behind_pass + 32, covered: behind_pass + 14 + berth_height };

/** Of a stage that is dressed in flags: names stand below them. */
export const flags_room = { above: 32 };

/**
 * The boarding pass of a cruise: what one shows at the pier. Its head stays in sight while the page scrolls, so the pass
 * has no element of its own around its parts: a sticky element stays within its parent.
 */
export function Pass({ cruise, stage, back, welcome, tools, distance_nm, onDue }: PassProps): ReactNode {
  const look = shipOf(cruise);
  const time = useStateText(cruise);
  const is_counting = cruise.time === 'future' && cruise.cancelled_at === null;
  const is_over = isOver(cruise);
  const is_under_way = cruise.time === 'current' && cruise.cancelled_at === null;
  const body = useUnfolding<HTMLDivElement>();
  const isUnsent = useUnsent(cruise.id);
  return (
    <>
      <div className={`${ui('relative')} ${classes['stage']} ${stage === false ? classes['low'] : ''}`}>
        <div className={classes['scene']}>{stage}</div>
        <div className={`${ui('relative', 'fill')} ${classes['shore']}`}>
          {welcome === 'first' && <Flags />}
          {back !== undefined && <div className={classes['back']}>{back}</div>}
          <ShipAtEdge cruise={cruise} />
        </div>
      </div>
      <header
        className={`${ui('row', 'middle', 'gap12')} ${classes['head']} ${is_under_way ? classes['sailing'] : ''}`}
        style={{ background: look.colour }}
      >
        <div className={ui('shrink', 'grow')}>
          <p className={`${ui('smaller', 'tight')} ${classes['line']}`}>
            {/* the stub tells it, until it is scrolled away */}
            <span className={classes['later']}>{time}</span>
            <bdi className={classes['first']}>{cruise.cruise_line}</bdi>
          </p>
          <h1 className={`${ui('display')} ${classes['name']}`} tabIndex={-1}>
            <bdi>{cruise.ship_name}</bdi>
          </h1>
        </div>
        <div className={`${ui('row', 'fixed', 'unprinted')} ${classes['tools']}`}>{tools}</div>
      </header>
      <div ref={body} className={`${classes['body']} ${welcome === undefined ? '' : classes['begins']}`}>
        <Voyage
          cruise={{ ...cruise, ...(is_under_way && boarded), ...(is_over && only_for_the_pier) }}
          isUnsent={(name) => isUnsent('cruise', name)}
        />
        {is_over ? (
          <div className={`${classes['stub']} ${classes['sailed']}`}>
            <Sailed cruise={cruise} distance_nm={distance_nm} />
          </div>
        ) : (
          <Stub
            cruise={cruise}
            state={is_counting ? undefined : time}
            is_under_way={is_under_way}
            onDue={onDue}
          />
        )}
      </div>
    </>
  );
}

/** What nobody asks for on board, and what nobody asks for after the cruise. */
const boarded = { time_of_boarding: null } as const;
const only_for_the_pier = { deck: null, muster_station: null, ...boarded } as const;

/** A pass on its way: the sea, and a card as large as the loaded pass. */
export function AwaitedPass(): ReactNode {
  return (
    <>
      <div className={`${ui('relative')} ${classes['stage']}`}>
        <div className={classes['scene']}>
          <LazyRouteMap route={undefined} {...stage_room} />
        </div>
      </div>
      <div className={ui('relative', 'paper', 'rounded')}>
        <Skeleton height={264} />
      </div>
    </>
  );
}

/** Starts in 12 days, day 3 of 7, ended on, cancelled. */
function useStateText(cruise: Cruise): string {
  const terms = useTranslations('terms.fields');
  const time = useTimeText(cruise);
  return cruise.cancelled_at === null ? time : terms('cancelled_at');
}

interface StubProps extends Pick<PassProps, 'cruise' | 'onDue'> {
  state: string | undefined;
  is_under_way: boolean;
}

/** The part that is torn off: how long still, or what came of it. */
function Stub({ cruise, state, is_under_way, onDue }: StubProps): ReactNode {
  const shortUnit = useShortUnit();
  return (
    <div className={classes['stub']}>
      {state === undefined ? (
        <Countdown cruise={cruise} until={cruise.sails_at} onDue={onDue} shortUnit={shortUnit} />
      ) : is_under_way ? (
        <DayStub cruise={cruise} state={state} />
      ) : (
        <p className={ui('heading', 'bold')}>{state}</p>
      )}
    </div>
  );
}
