import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { StatTotals } from '#contract/stats.ts';
import type { StatScope } from '#domain/explanation.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { RoutesAwaited } from '#web/parts/cruise/routes-awaited.tsx';
import { useAmount } from '#web/parts/loyalty/use-units.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { type Target, useAddress } from './address.ts';
import classes from './figures.module.css';

const counted = [
  'cruises',
  'nights',
  'sea_days',
  'port_days',
  'port_calls',
  'ports',
  'countries',
  'cruise_lines',
  'ships',
  'distance_nm',
] as const;

/** Up to so many programmes stand beside the other groups; more stand below. */
const MANY = 6;

interface FiguresProps {
  scope: StatScope;
  totals: StatTotals;
}

/** The figures of some cruises that are more than nothing; each links to the cruises behind it. */
export function Figures({ scope, totals }: FiguresProps): ReactNode {
  const t = useTranslations('stats');
  // a newcomer saw a wall of zeros
  const textOf = useFigureText();
  const has_many = totals.points.length > MANY;
  const shown = counted.filter((figure) => !textOf(figure, totals).is_nothing);
  return (
    <>
      <ul className={`${ui('list', 'grid')} ${classes['tiles']}`}>
        {shown.map((figure) => (
          <li key={figure}>
            <Tile
              target={{ scope, figure }}
              is_nothing={totals[figure] === 0}
              value={textOf(figure, totals).value}
              name={t(`figures.${figure}`, { count: totals[figure] })}
            >
              {figure === 'distance_nm' && <RoutesAwaited count={totals.distance_awaited} />}
            </Tile>
          </li>
        ))}
      </ul>
      <div className={classes['groups']}>
        <Extremes totals={totals} />
        {totals.spend.length > 0 && <Spends scope={scope} totals={totals} />}
        {totals.points.length > 0 && !has_many && <PointsList scope={scope} totals={totals} />}
      </div>
      {/* in the grid above, its whole row would keep open a column that nothing stands in */}
      {has_many && (
        <div className={classes['wide']}>
          <PointsList scope={scope} totals={totals} />
        </div>
      )}
    </>
  );
}

/** A figure as it is shown. While no route is computed yet, 0 miles would be wrong. */
export function useFigureText() {
  const formats = useFormats();
  return (figure: (typeof counted)[number], totals: StatTotals) => {
    const is_awaited = figure === 'distance_nm' && totals.distance_nm === 0 && totals.distance_awaited > 0;
    return {
      value: is_awaited ? '…' : formats.number(totals[figure]),
      is_nothing: totals[figure] === 0 && !is_awaited,
    };
  };
}

interface TileProps {
  target: Target;
  children?: ReactNode;
  value: string;
  name: string;
  /** there is nothing to explain */
  is_nothing: boolean;
}

function Tile({ target, value, name, is_nothing, children }: TileProps): ReactNode {
  const { explaining } = useAddress();
  const words = (
    <>
      <span className={`${ui('bold', 'large')} ${classes['value']}`}>{value} </span>
      <span className={ui('note', 'tight')}>
        {name} {children}
      </span>
    </>
  );
  if (is_nothing)
    return (
      <span className={`${ui('stack', 'inherit', 'plain', 'fill')} ${classes['tile']} ${classes['nothing']}`}>
        {words}
      </span>
    );
  return (
    <Link
      to={paths.stats}
      search={explaining(target)}
      resetScroll={false}
      className={`${ui('lit', 'stack', 'inherit', 'plain', 'fill')} ${classes['tile']}`}
    >
      {words}
    </Link>
  );
}

function Extremes({ totals: { longest, shortest, cruises } }: { totals: StatTotals }): ReactNode {
  const t = useTranslations('stats');
  const formats = useFormats();
  // of one cruise both are the same
  if (cruises < 2) return null;
  const extremes = [
    { name: 'longest' as const, cruise: longest },
    { name: 'shortest' as const, cruise: shortest },
  ];
  return (
    <div>
      <h3 className={ui('note', 'strong', 'below4')}>{t('extremes')}</h3>
      <ul className={`${ui('list', 'ruled')} ${classes['rows']}`}>
        {extremes.map(
          ({ name, cruise }) =>
            cruise !== null && (
              <li key={name}>
                <Link
                  to={paths.cruise_view}
                  params={{ id: cruise.cruise_id }}
                  className={`${ui('lit', 'row', 'baseline', 'between', 'target', 'rounded')} ${classes['row']}`}
                >
                  <span className={classes['rowName']}>
                    <bdi>{cruise.ship_name ?? t('explained.no_ship')}</bdi>
                    <span className={ui('note', 'tight')}>
                      {t(`figures.${name}`)} · {formats.date(cruise.start_date)}
                    </span>
                  </span>
                  <span className={ui('bold', 'fixed')}>
                    {t('explained.nights', { count: cruise.nights })}
                  </span>
                </Link>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

function Spends({ scope, totals: { spend } }: FiguresProps): ReactNode {
  const t = useTranslations('stats');
  const formats = useFormats();
  const { explaining } = useAddress();
  return (
    <div>
      <h3 className={ui('note', 'strong', 'below4')}>{t('spend.title')}</h3>
      <ul className={`${ui('list', 'ruled')} ${classes['rows']}`}>
        {spend.map(({ currency, cruises, amount, per_night, addons }) => {
          const money = (text: string) => isolate(formats.money(text, currency));
          const asides = [
            currency === null ? t('spend.none') : undefined,
            t('spend.of', { count: cruises }),
            per_night === null ? undefined : t('spend.per_night', { amount: money(per_night) }),
            addons === null ? undefined : t('spend.addons', { amount: money(addons) }),
          ];
          return (
            <li key={currency ?? ''}>
              <Link
                to={paths.stats}
                search={explaining({ scope, figure: 'spend', key: currency ?? '' })}
                resetScroll={false}
                className={`${ui('lit', 'row', 'baseline', 'between', 'target', 'rounded')} ${classes['row']}`}
              >
                <span className={classes['rowName']}>
                  <span className={ui('bold', 'fixed')}>
                    <bdi>{formats.money(amount, currency)}</bdi>
                  </span>
                  <span className={ui('note', 'tight', 'dots')}>
                    {asides
                      .filter((aside) => aside !== undefined)
                      .map((aside) => (
                        <Fragment key={aside}>
                          <span>{aside}</span>{' '}
                        </Fragment>
                      ))}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {spend.length > 1 && <p className={ui('note', 'above4')}>{t('spend.hint')}</p>}
    </div>
  );
}

function PointsList({ scope, totals: { points } }: FiguresProps): ReactNode {
  const t = useTranslations('stats');
  const formats = useFormats();
  const amountOf = useAmount();
  const { explaining } = useAddress();
  return (
    <div>
      <h3 className={ui('note', 'strong', 'below4')}>{t('points.title')}</h3>
      <ul className={`${ui('list', 'ruled')} ${classes['rows']}`}>
        {points.map((sum) => (
          <li key={sum.programme}>
            <Link
              to={paths.stats}
              search={explaining({ scope, figure: 'points', key: sum.programme })}
              resetScroll={false}
              className={`${ui('lit', 'row', 'baseline', 'between', 'target', 'rounded')} ${classes['row']}`}
            >
              <span className={classes['rowName']}>
                <bdi>{sum.programme === '' ? t('unknown') : sum.programme}</bdi>
              </span>
              <span className={ui('bold', 'fixed')}>
                {sum.unit === null ? formats.number(sum.points) : amountOf(sum.points, sum.unit)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.loyalty} className={`${ui('unprinted')} ${buttonClass('quiet')} ${classes['onward']}`}>
        {t('points.link')}
        <span className={classes['arrow']}>
          <Icon name="chevron" size={20} />
        </span>
      </Link>
    </div>
  );
}
