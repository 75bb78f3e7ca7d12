import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { LoyaltyMember, LoyaltyProgrammeStanding } from '#contract/loyalty.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './standing.module.css';
import { Balance, TierProgress } from './progress.tsx';
import { useAmount, useReachedText } from '#web/parts/loyalty/use-units.ts';
import shared from './shared.module.css';

interface StandingCardProps {
  programme: LoyaltyProgrammeStanding;
  member: LoyaltyMember;
}

/** The standing of a member today, and the requirements of the next tier. */
export function StandingCard({ programme, member }: StandingCardProps): ReactNode {
  const t = useTranslations('loyalty');
  const formats = useFormats();
  const amountOf = useAmount();
  const reachedText = useReachedText();
  const { unit, ended_on, cruise_line_id } = programme;
  const { tier, expected, points_as_of, points, next, loyalty_number, rows } = member;
  const edit = member.membership_id ?? `new-${cruise_line_id}`;
  const reaching = rows.find(({ cruise_id }) => cruise_id === next?.reached_with);
  return (
    <Card className={ui('roundHero')} aria-label={t('title')}>
      <p className={classes['heroTier']}>{tier === null ? t('no_tier') : <bdi>{tier}</bdi>}</p>
      <p className={ui('large', 'strong', 'above4')}>
        <Balance member={member} unit={unit} />
      </p>
      {expected > 0 && points !== null && (
        <p className={ui('note')}>{t('unconfirmed', { amount: amountOf(expected, unit) })}</p>
      )}
      {ended_on === null ? (
        <>
          <div className={classes['way']}>
            <TierProgress member={member} programme={programme} />
          </div>
          {reaching !== undefined && (
            <p className={ui('row', 'middle', 'good', 'gap8')}>
              <Icon name="flag" size={20} />
              <Link className={ui('reach')} to={paths.cruise_view} params={{ id: reaching.cruise_id }}>
                {reachedText(reaching.ship_name, reaching.end_date)}
              </Link>
            </p>
          )}
          {next !== null && reaching === undefined && member.booked.cruises > 0 && (
            <p className={ui('note')}>{t('next.not_booked')}</p>
          )}
        </>
      ) : (
        <p className={ui('note')}>
          {t('ended', { date: formats.date(ended_on) })}. {t('ended_text')}
        </p>
      )}
      {points === null && (
        <Link to={paths.loyalty_settings} search={{ edit }} className={buttonClass('outline')}>
          {t('enter')}
        </Link>
      )}
      {(loyalty_number !== null || points_as_of !== null) && (
        <div className={`${ui('wrap', 'baseline', 'lineAbove', 'bare', 'above20')} ${classes['facts']}`}>
          {loyalty_number !== null && (
            <p>
              <span className={ui('note')}>{t('number')}</span>{' '}
              <bdi className={classes['number']}>{loyalty_number}</bdi>
            </p>
          )}
          {points_as_of !== null && (
            <p className={ui('note')}>{t('told_on', { date: formats.date(points_as_of) })}</p>
          )}
        </div>
      )}
    </Card>
  );
}

/** The points that the booked cruises will bring. */
export function BookedCard({ member, unit }: { member: LoyaltyMember; unit: string }): ReactNode {
  const t = useTranslations('loyalty.booked');
  const words = useTranslations('loyalty');
  const amountOf = useAmount();
  const { cruises, points, is_at_least, points_then, tier_then } = member.booked;
  const amount = points === null ? null : amountOf(points, unit);
  return (
    <Card aria-labelledby="booked">
      <h2 id="booked" className={ui('title', 'below12')}>
        {t('title')}
      </h2>
      {cruises === 0 ? (
        <p className={ui('note')}>{t('none')}</p>
      ) : amount === null ? (
        <p>{t('unknown', { count: cruises })}</p>
      ) : (
        <>
          <p>
            {t('brings', {
              count: cruises,
              amount: is_at_least ? words('at_least_of', { amount }) : amount,
            })}
          </p>
          {points_then !== null && (
            <p className={`${ui('grid', 'gap4', 'above12')} ${classes['then']}`}>
              <span className={ui('note')}>{t('afterwards')}</span>
              <span className={ui('large', 'bold')}>{amountOf(points_then, unit)}</span>
              {tier_then !== null && (
                <span
                  className={`${ui('round', 'deep', 'smaller', 'strong', 'inlineBlock')} ${shared['chip']}`}
                >
                  {isolate(tier_then)}
                </span>
              )}
            </p>
          )}
        </>
      )}
    </Card>
  );
}
