import type { LoyaltyMember, LoyaltyProgrammeStanding } from '#contract/loyalty.ts';

type Ranked = Pick<LoyaltyProgrammeStanding, 'tiers'> & {
  members: readonly Pick<LoyaltyMember, 'tier' | 'next' | 'membership_id'>[];
};

export const metals = ['bronze', 'silver', 'gold', 'platinum'] as const;
export type Metal = (typeof metals)[number];

/** Whether a programme has tiers to climb: of one tier alone everybody is on the highest. */
export function hasLadder({ tiers }: Pick<Ranked, 'tiers'>): boolean {
  return tiers.length > 1;
}

/** How high a member stands on the ladder of a programme: 0 without a tier, 1 on the highest. */
function heightOf({ tiers }: Pick<Ranked, 'tiers'>, held: string | null): number {
  if (held === null) return 0;
  if (!hasLadder({ tiers })) return 0.05;
  const below = tiers.toSorted((one, other) => one.rank - other.rank).findIndex(({ name }) => name === held);
  // a tier that the ladder does not list was typed: it is one, of unknown height
  return below === -1 ? 0.1 : (below + 1) / tiers.length;
}

/** Whether there is no tier above: not every tier below the highest says what leads on. */
export function isHighest(programme: Pick<Ranked, 'tiers'>, held: string | null): boolean {
  return hasLadder(programme) && heightOf(programme, held) === 1;
}

/** The best standing among the members. */
function standingOf(programme: Ranked): number {
  return Math.max(0, ...programme.members.map(({ tier }) => heightOf(programme, tier)));
}

/**
 * Programmes by the metal of their card, then by height, the highest first; of equal ones that whose next tier is
 * nearest.
 */
export function byStatus<Programme extends Ranked>(programmes: readonly Programme[]): Programme[] {
  const worth = (programme: Ranked) => {
    const metal = metalOf(programme);
    return metal === undefined ? -1 : metals.indexOf(metal);
  };
  const reach = ({ members }: Ranked) => Math.max(0, ...members.map(({ next }) => next?.progress ?? 0));
  return programmes.toSorted(
    (one, other) =>
      worth(other) - worth(one) || standingOf(other) - standingOf(one) || reach(other) - reach(one),
  );
}

/** Whether someone of the household is a member: else there are only cruises with the line. */
export function hasMembership({ members }: Ranked): boolean {
  return members.some(({ membership_id }) => membership_id !== null);
}

/** The members of a programme, each standing once: with the names of all who have it, null for the owner's. */
export function alike<
  Member extends Pick<LoyaltyMember, 'name' | 'tier' | 'points' | 'is_at_least' | 'next'>,
>(members: readonly Member[]): { member: Member; names: Member['name'][] }[] {
  const standing = ({ tier, points, is_at_least, next }: Member) =>
    JSON.stringify([tier, points, is_at_least, next?.tier, next?.ways]);
  return members.flatMap((member) => {
    const same = members.filter((other) => standing(other) === standing(member));
    return same[0] === member ? [{ member, names: same.map(({ name }) => name) }] : [];
  });
}

/** The metal of the card: that of the tier's name, else by its height on the ladder; none without a tier. */
export function metalOf(programme: Ranked): Metal | undefined {
  const [best] = programme.members.toSorted(
    (one, other) => heightOf(programme, other.tier) - heightOf(programme, one.tier),
  );
  const held = best?.tier ?? null;
  if (held === null) return undefined;
  const named = metals.find((metal) => held.toLowerCase().includes(metal));
  return named ?? metals[Math.min(3, Math.ceil(heightOf(programme, held) * 4) - 1)];
}
