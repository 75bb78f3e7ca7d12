import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { LoyaltyMember, LoyaltyProgrammeStanding } from '#contract/loyalty.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ui } from '#web/ui/primitives.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { isHighest } from './order.ts';
import { useAmount } from '#web/parts/loyalty/use-units.ts';

/** The progress to the next tier, in words and as a bar. */
export function TierProgress({
  member: { next, tier: held },
  programme,
}: {
  member: Pick<LoyaltyMember, 'next' | 'tier'>;
  programme: Pick<LoyaltyProgrammeStanding, 'tiers'>;
}): ReactNode {
  const t = useTranslations('loyalty');
  const amountOf = useAmount();
  const formats = useFormats();
  if (next === null)
    return isHighest(programme, held) ? <p className={ui('note')}>{t('next.highest')}</p> : null;
  const { ways, progress } = next;
  const tier = isolate(next.tier);
  const gaps = ways.flatMap(({ gap, unit }) => (gap === null ? [] : [amountOf(gap, unit)]));
  const [one, other] = gaps;
  const gap = one !== undefined && other !== undefined ? t('next.either', { one, other }) : one;
  const [nearest] = ways
    .filter(({ have }) => have !== null)
    .toSorted((a, b) => (b.have ?? 0) / b.threshold - (a.have ?? 0) / a.threshold);
  return (
    <div className={ui('grid', 'gap8', 'above8')}>
      <p className={ui('strong', 'good')}>
        {gap === undefined ? t('next.progress', { tier }) : t('next.gap', { gap, tier })}
      </p>
      {progress !== null && nearest !== undefined && (
        <>
          <ProgressBar share={progress} label={t('next.progress', { tier })} />
          <p className={ui('note')}>
            {t('next.of', {
              have: formats.number(nearest.have ?? 0),
              threshold: amountOf(nearest.threshold, nearest.unit),
            })}
          </p>
        </>
      )}
    </div>
  );
}

/** The balance of a member, with its unit. */
export function Balance({ member, unit }: { member: LoyaltyMember; unit: string }): ReactNode {
  const t = useTranslations('loyalty');
  const amountOf = useAmount();
  const { points, is_at_least } = member;
  if (points === null) return t('balance_not_known');
  const amount = amountOf(points, unit);
  return is_at_least ? t('at_least', { amount }) : amount;
}
