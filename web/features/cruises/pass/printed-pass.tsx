import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { shipOf } from '#domain/livery.ts';
import { ShipAtEdge } from '#web/parts/cruise/ship-at-edge.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from '#web/parts/pass/pass.module.css';
import { Voyage } from '#web/parts/pass/voyage.tsx';

/** The boarding pass on paper: with its ship, and with the booking number on the stub. */
export function PrintedPass({ cruise, children }: { cruise: Cruise; children: ReactNode }): ReactNode {
  const terms = useTranslations('terms.fields');
  const { cruise_line, ship_name, booking_number } = cruise;
  return (
    <header className={classes['printed']}>
      <div className={`${ui('relative')} ${classes['quay']}`}>
        <ShipAtEdge cruise={cruise} />
      </div>
      <div className={classes['band']} style={{ background: shipOf(cruise).colour }}>
        {cruise_line !== null && (
          <p className={ui('smaller', 'tight')}>
            <bdi>{cruise_line}</bdi>
          </p>
        )}
        <h2 className={ui('display', 'large')}>
          <bdi>{ship_name}</bdi>
        </h2>
      </div>
      <div className={classes['body']}>
        <Voyage cruise={cruise} is_printed />
        <div className={classes['stub']}>
          {booking_number !== null && (
            <p className={ui('stack', 'tight')}>
              <span className={`${ui('muted')} ${classes['label']}`}>{terms('booking_number')}</span>
              <bdi className={`${ui('heading', 'bold', 'breaking')} ${classes['number']}`}>
                {booking_number}
              </bdi>
            </p>
          )}
          {children}
        </div>
      </div>
    </header>
  );
}
