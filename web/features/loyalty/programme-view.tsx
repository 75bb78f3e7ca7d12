import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Loyalty, LoyaltyMember, LoyaltyProgrammeStanding } from '#contract/loyalty.ts';
import { paths } from '#web/app/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { useLivery } from '#web/lib/lines.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Monogram } from '#web/ui/monogram.tsx';
import { Card } from '#web/ui/page.tsx';
import { LedgerCard } from './ledger.tsx';
import classes from './loyalty.module.css';
import { Balance, TierProgress } from './progress.tsx';
import { RuleCard, TiersCard } from './rule-card.tsx';
import { useAmount, useReachedText } from './use-units.ts';

interface ProgrammeViewProps {
  programme: LoyaltyProgrammeStanding;
  loyalty: Loyalty;
  /** the membership that the address names */
  wanted: string | undefined;
}

/** One programme: where a member stands, what is booked, cruise by cruise, and how it counts. */
export function ProgrammeView({ programme, loyalty, wanted }: ProgrammeViewProps): ReactNode {
  const t = useTranslations('loyalty');
  const { name, cruise_line, cruise_line_id, members, ended_on } = programme;
  const livery = useLivery({ cruise_line_id, cruise_line, ship_name: null });
  const member = members.find(({ membership_id }) => membership_id === wanted) ?? members[0];
  if (member === undefined) return null;
  const membership = loyalty.memberships.find(({ id }) => id === member.membership_id);
  return (
    <>
      <header className={classes['head']}>
        <Link to={paths.loyalty} className={classes['back']}>
          <span className={classes['backArrow']}>
            <Icon name="chevron" size={20} />
          </span>
          {t('all')}
        </Link>
        <div className={classes['headLine']}>
          <Monogram letters={livery.monogram} colour={livery.colour} is_large />
          <div>
            <h1 className={classes['title']} tabIndex={-1}>
              <bdi>{name ?? cruise_line}</bdi>
            </h1>
            {name !== null && (
              <p className={classes['quiet']}>
                <bdi>{cruise_line}</bdi>
              </p>
            )}
          </div>
        </div>
        {members.length > 1 && <Members programme={programme} shown={member} />}
      </header>
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <StandingCard programme={programme} member={member} />
          <LedgerCard member={member} />
        </div>
        <div className={classes['side']}>
          {ended_on === null && <BookedCard member={member} unit={programme.unit} />}
          {programme.tiers.length > 0 && <TiersCard programme={programme} held={member.tier} />}
          <RuleCard programme={programme} membership={membership} />
        </div>
      </div>
    </>
  );
}

/** Each member has an address of their own. */
function Members({
  programme,
  shown,
}: {
  programme: LoyaltyProgrammeStanding;
  shown: LoyaltyMember;
}): ReactNode {
  const t = useTranslations('loyalty');
  return (
    <nav aria-label={t('members')} className={classes['members']}>
      {programme.members.map((member) => {
        const { membership_id, name } = member;
        const search = { programme: programme.id, ...(membership_id !== null && { member: membership_id }) };
        return (
          <Link
            key={membership_id ?? 'owner'}
            to={paths.loyalty}
            search={search}
            replace
            resetScroll={false}
            className={classes['member']}
            activeOptions={{ exact: true }}
            aria-current={member === shown ? 'page' : undefined}
            data-shown={member === shown || undefined}
          >
            {name === null ? t('you') : <bdi>{name}</bdi>}
          </Link>
        );
      })}
    </nav>
  );
}

function StandingCard({
  programme,
  member,
}: {
  programme: LoyaltyProgrammeStanding;
  member: LoyaltyMember;
}): ReactNode {
  const t = useTranslations('loyalty');
  const formats = useFormats();
  const amountOf = useAmount();
  const reachedText = useReachedText();
  const { unit, ended_on } = programme;
  const { tier, expected, points_as_of, points, next, loyalty_number, rows } = member;
  const reaching = rows.find(({ cruise_id }) => cruise_id === next?.reached_with);
  return (
    <Card className={classes['hero']} aria-label={t('title')}>
      <p className={classes['heroTier']}>{tier === null ? t('no_tier') : <bdi>{tier}</bdi>}</p>
      <p className={classes['heroPoints']}>
        <Balance member={member} unit={unit} />
      </p>
      {expected > 0 && points !== null && (
        <p className={classes['quiet']}>{t('unconfirmed', { amount: amountOf(expected, unit) })}</p>
      )}
      {ended_on === null ? (
        <>
          <TierProgress next={next} />
          {reaching !== undefined && (
            <p className={classes['reached']}>
              <Icon name="flag" size={20} />
              <Link to={paths.cruise_view} params={{ id: reaching.cruise_id }}>
                {reachedText(reaching.ship_name, reaching.end_date)}
              </Link>
            </p>
          )}
          {next !== null && reaching === undefined && member.booked.cruises > 0 && (
            <p className={classes['quiet']}>{t('next.not_booked')}</p>
          )}
        </>
      ) : (
        <p className={classes['quiet']}>
          {t('ended', { date: formats.date(ended_on) })}. {t('ended_text')}
        </p>
      )}
      {(loyalty_number !== null || points_as_of !== null) && (
        <div className={classes['facts']}>
          {loyalty_number !== null && (
            <p>
              <span className={classes['quiet']}>{t('number')}</span>{' '}
              <bdi className={classes['number']}>{loyalty_number}</bdi>
            </p>
          )}
          {points_as_of !== null && (
            <p className={classes['quiet']}>{t('told_on', { date: formats.date(points_as_of) })}</p>
          )}
        </div>
      )}
    </Card>
  );
}

function BookedCard({ member, unit }: { member: LoyaltyMember; unit: string }): ReactNode {
  const t = useTranslations('loyalty.booked');
  const words = useTranslations('loyalty');
  const amountOf = useAmount();
  const { cruises, points, is_at_least, points_then, tier_then } = member.booked;
  const amount = points === null ? null : amountOf(points, unit);
  return (
    <Card aria-labelledby="booked">
      <h2 id="booked" className={classes['sectionTitle']}>
        {t('title')}
      </h2>
      {cruises === 0 ? (
        <p className={classes['quiet']}>{t('none')}</p>
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
            <p className={classes['then']}>
              <span className={classes['quiet']}>{t('afterwards')}</span>
              <span className={classes['thenPoints']}>{amountOf(points_then, unit)}</span>
              {tier_then !== null && <span className={classes['chip']}>{isolate(tier_then)}</span>}
            </p>
          )}
        </>
      )}
    </Card>
  );
}
