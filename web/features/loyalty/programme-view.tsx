import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Loyalty, LoyaltyMember, LoyaltyProgrammeStanding } from '#contract/loyalty.ts';
import { paths } from '#web/lib/paths.ts';
import { useLiveries } from '#web/lib/use-liveries.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Monogram } from '#web/ui/monogram.tsx';
import { ui } from '#web/ui/primitives.ts';
import { LedgerCard } from './ledger.tsx';
import classes from './programme.module.css';
import { RuleCard, TiersCard } from './rule-card.tsx';
import { BookedCard, StandingCard } from './standing-card.tsx';

interface ProgrammeViewProps {
  programme: LoyaltyProgrammeStanding;
  loyalty: Loyalty;
  /** the id of the membership in the address */
  wanted: string | undefined;
}

/** One programme: the standing of a member, the booked cruises, the ledger, and the rule. */
export function ProgrammeView({ programme, loyalty, wanted }: ProgrammeViewProps): ReactNode {
  const t = useTranslations('loyalty');
  const { name, cruise_line, cruise_line_id, members, ended_on } = programme;
  const livery = useLiveries()({ cruise_line_id, cruise_line, ship_name: null });
  const member = members.find(({ membership_id }) => membership_id === wanted) ?? members[0];
  if (member === undefined) return null;
  const membership = loyalty.memberships.find(({ id }) => id === member.membership_id);
  return (
    <>
      <header className={`${ui('grid', 'breaking', 'gap8', 'below20')} ${classes['head']}`}>
        <Link to={paths.loyalty} className={`${ui('reach', 'plain', 'strong', 'gap4')} ${classes['back']}`}>
          <span className={classes['backArrow']}>
            <Icon name="chevron" size={20} />
          </span>
          {t('all')}
        </Link>
        <div className={ui('row', 'middle', 'gap16')}>
          <Monogram letters={livery.monogram} colour={livery.colour} is_large />
          <div>
            <h1 className={ui('screenTitle')} tabIndex={-1}>
              <bdi>{name ?? cruise_line}</bdi>
            </h1>
            {name !== null && (
              <p className={ui('note')}>
                <bdi>{cruise_line}</bdi>
              </p>
            )}
          </div>
        </div>
        {members.length > 1 && <Members programme={programme} shown={member} />}
      </header>
      <div
        className={`${ui('grid', 'breaking', 'gap16')} ${classes['columns']}`}
        data-ended={ended_on !== null || undefined}
      >
        <div className={classes['standing']}>
          <StandingCard programme={programme} member={member} />
        </div>
        {ended_on === null && <BookedCard member={member} unit={programme.unit} />}
        <div className={classes['ledger']}>
          <LedgerCard member={member} />
        </div>
        {programme.tiers.length > 0 && <TiersCard programme={programme} held={member.tier} />}
        <RuleCard programme={programme} membership={membership} />
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
    <nav aria-label={t('members')} className={ui('wrap', 'gap8', 'above8')}>
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
            className={`${ui('reach', 'round', 'plain', 'strong')} ${classes['member']}`}
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
