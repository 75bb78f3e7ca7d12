import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { LoyaltyProgrammeStanding, StoredMembership } from '#contract/loyalty.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/page.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './rule.module.css';
import { useAmount } from '#web/parts/loyalty/use-units.ts';
import shared from './shared.module.css';

const sources = ['official', 'article'] as const;

interface RuleCardProps {
  programme: LoyaltyProgrammeStanding;
  membership: StoredMembership | undefined;
}

/** The rule of the programme, its certainty, and a link to change it. */
export function RuleCard({ programme, membership }: RuleCardProps): ReactNode {
  const t = useTranslations('loyalty.rule');
  const { rule_as_of_year, rule_note, rule_source, cruise_line_id } = programme;
  const { rates, own } = useRates()(programme, membership);
  const source = sources.find((known) => known === rule_source);
  const edit = membership?.id ?? `new-${cruise_line_id}`;
  return (
    <Card aria-labelledby="rule">
      <h2 id="rule" className={ui('title', 'below12')}>
        {t('title')}
      </h2>
      {own.length > 0 && (
        <>
          <p className={ui('bold')}>{t('own')}</p>
          <List items={own} />
        </>
      )}
      {rates.length > 0 ? (
        <List items={rates} is_quiet={own.length > 0} />
      ) : (
        own.length === 0 && <p>{t('unknown')}</p>
      )}
      {rule_note !== null && (
        <p className={`${ui('note')} ${classes['note']}`} lang="en" dir="ltr">
          {rule_note}
        </p>
      )}
      {rule_as_of_year !== null && (
        <p className={`${ui('note')} ${classes['note']}`}>
          {source === undefined
            ? t('unverified', { year: String(rule_as_of_year) })
            : t('as_of', { year: String(rule_as_of_year), source: t(`sources.${source}`) })}
        </p>
      )}
      <Link
        to={paths.loyalty_settings}
        search={{ edit }}
        className={`${ui('above16')} ${buttonClass('outline')}`}
      >
        {t('change')}
      </Link>
    </Card>
  );
}

function List({ items, is_quiet = false }: { items: readonly string[]; is_quiet?: boolean }): ReactNode {
  return (
    <ul className={`${ui('grid', 'gap4', 'list')} ${classes['rates']} ${is_quiet ? ui('note') : ''}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** The rates in words: those of the programme, and those with which the traveller replaces them. */
function useRates() {
  const t = useTranslations('loyalty.rule');
  const amountOf = useAmount();
  return (programme: LoyaltyProgrammeStanding, membership: StoredMembership | undefined) => {
    const { unit, multiplies, suite_multiplier, solo_multiplier, suite_solo_multiplier } = programme;
    const rate = (points: number | null | undefined, kind: 'per_night' | 'per_cruise') =>
      points === null || points === undefined ? [] : [t(kind, { amount: amountOf(points, unit) })];
    const times = (factor: number | null, kind: 'suite' | 'solo' | 'both') =>
      factor === null ? [] : [t(kind, { factor })];
    const multiplied = [
      ...times(suite_multiplier, 'suite'),
      ...times(solo_multiplier, 'solo'),
      ...times(suite_solo_multiplier, 'both'),
    ];
    return {
      rates: [
        ...rate(programme.points_per_night, 'per_night'),
        ...rate(programme.points_per_cruise, 'per_cruise'),
        ...(multiplied.length > 0 && multiplies !== unit ? [t('multiplied_cruises')] : []),
        ...multiplied,
      ],
      own: [
        ...rate(membership?.points_per_night, 'per_night'),
        ...rate(membership?.points_per_cruise, 'per_cruise'),
      ],
    };
  };
}

/** The ladder of tiers from the lowest, with the held one marked. */
export function TiersCard({
  programme,
  held,
}: {
  programme: LoyaltyProgrammeStanding;
  held: string | null;
}): ReactNode {
  const t = useTranslations('loyalty');
  const amountOf = useAmount();
  return (
    <Card aria-labelledby="tiers">
      <h2 id="tiers" className={ui('title', 'below12')}>
        {t('tiers.title')}
      </h2>
      <ol className={`${ui('ruled', 'grid', 'list')} ${classes['tiers']}`}>
        {programme.tiers.map(({ id, name, unit, threshold, alt_unit, alt_threshold, note }) => {
          const one = threshold === null ? null : amountOf(threshold, unit);
          const other =
            alt_threshold === null || alt_unit === null ? null : amountOf(alt_threshold, alt_unit);
          const amount = one !== null && other !== null ? t('next.either', { one, other }) : (one ?? other);
          return (
            <li className={ui('grid', 'padBlock12', 'gap4')} key={id} data-held={name === held || undefined}>
              <span className={`${ui('wrap', 'middle', 'strong', 'gap4by12')} ${classes['tierName']}`}>
                <bdi>{name}</bdi>
                {name === held && (
                  <span
                    className={`${ui('round', 'deep', 'smaller', 'strong', 'inlineBlock')} ${shared['chip']}`}
                  >
                    {t('tiers.held')}
                  </span>
                )}
              </span>
              <span className={ui('note')}>
                {amount === null ? t('tiers.not_known') : t('tiers.from', { amount })}
              </span>
              {note !== null && (
                <span className={`${ui('note')} ${classes['note']}`} lang="en" dir="ltr">
                  {note}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
