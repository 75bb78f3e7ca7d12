import type { GivenMembership, StoredMembership } from '#contract/loyalty.ts';
import { isCalendarDay } from '#domain/dates.ts';

/** The values of the form, as texts. Empty is unknown. */
export interface MembershipValues {
  cruise_line_id: string;
  /** `other`: of another member of the household */
  whose: 'mine' | 'other';
  member_name: string;
  loyalty_number: string;
  tier: string;
  points: string;
  points_as_of: string;
  points_per_night: string;
  points_per_cruise: string;
}
export type MembershipName = keyof MembershipValues;
export type MembershipProblem =
  | 'required'
  | 'line_required'
  | 'whole_number'
  | 'invalid_date'
  | 'member_twice';

const numbers = ['points', 'points_per_night', 'points_per_cruise'] as const;
export const membership_names = [
  'cruise_line_id',
  'whose',
  'member_name',
  'loyalty_number',
  'tier',
  'points',
  'points_as_of',
  'points_per_night',
  'points_per_cruise',
] as const satisfies readonly MembershipName[];

/** A new membership: for another member if the owner has one of that line already. */
export function newMembership(cruise_line_id: string, has_own: boolean): MembershipValues {
  return {
    cruise_line_id,
    whose: has_own ? 'other' : 'mine',
    member_name: '',
    loyalty_number: '',
    tier: '',
    points: '',
    points_as_of: '',
    points_per_night: '',
    points_per_cruise: '',
  };
}

/** The values of a stored membership in its form. */
export function valuesOfMembership(stored: StoredMembership): MembershipValues {
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  return {
    cruise_line_id: stored.cruise_line_id,
    whose: stored.member_name === null ? 'mine' : 'other',
    member_name: text(stored.member_name),
    loyalty_number: text(stored.loyalty_number),
    tier: text(stored.tier),
    points: text(stored.points),
    points_as_of: text(stored.points_as_of),
    points_per_night: text(stored.points_per_night),
    points_per_cruise: text(stored.points_per_cruise),
  };
}

/** The form as a body of the API. */
export function bodyOfMembership(id: string, values: MembershipValues): GivenMembership {
  const text = (name: MembershipName) => values[name].trim() || null;
  const number = (name: (typeof numbers)[number]) => {
    const typed = values[name].trim();
    return typed === '' ? null : Number(typed);
  };
  return {
    id,
    member_name: values.whose === 'mine' ? null : text('member_name'),
    loyalty_number: text('loyalty_number'),
    tier: text('tier'),
    points: number('points'),
    points_as_of: text('points_as_of'),
    points_per_night: number('points_per_night'),
    points_per_cruise: number('points_per_cruise'),
  };
}

/** A stored membership as a body of the API, unchanged. */
export function bodyOfStored({ cruise_line_id: _line, ...kept }: StoredMembership): GivenMembership {
  return kept;
}

/** The errors that must be corrected before the form can be sent. `others` are the other members of the line. */
export function problemsOf(
  values: MembershipValues,
  others: readonly StoredMembership[],
): Partial<Record<MembershipName, MembershipProblem>> {
  const problems: Partial<Record<MembershipName, MembershipProblem>> = {};
  if (values.cruise_line_id === '') problems.cruise_line_id = 'line_required';
  if (values.whose === 'other' && values.member_name.trim() === '') problems.member_name = 'required';
  if (values.whose === 'mine' && others.some(({ member_name }) => member_name === null))
    problems.whose = 'member_twice';
  for (const name of numbers) if (!/^\d{0,8}$/.test(values[name].trim())) problems[name] = 'whole_number';
  const day = values.points_as_of.trim();
  if (day === '' && values.points.trim() !== '') problems.points_as_of = 'required';
  if (day !== '' && !isCalendarDay(day)) problems.points_as_of = 'invalid_date';
  return problems;
}

/** Reads values stored by this or another version of the form. */
export function readValues(stored: unknown): MembershipValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const known = new Map<string, unknown>(Object.entries(stored));
  const texts = membership_names.map((name) => [name, known.get(name)] as const);
  if (!texts.every(([, value]) => typeof value === 'string')) return undefined;
  const values = Object.fromEntries(texts) as unknown as MembershipValues;
  return { ...values, whose: values.whose === 'other' ? 'other' : 'mine' };
}

/**
 * The values after one was changed by hand: typed points are dated today, as the user reads them off the programme's
 * page, and a tier belongs to one programme.
 * @param today the reader's calendar day
 */
export function followMembership(
  values: MembershipValues,
  previous: MembershipValues,
  today: string,
): MembershipValues {
  const has_new_points = values.points.trim() !== '' && values.points !== previous.points;
  return {
    ...values,
    ...(has_new_points && values.points_as_of === '' && { points_as_of: today }),
    ...(values.cruise_line_id !== previous.cruise_line_id && { tier: '' }),
  };
}
