import { useQueryClient } from '@tanstack/react-query';
import type { GivenMembership, StoredMembership } from '#contract/loyalty.ts';
import { call } from '#web/lib/api.ts';
import { read } from '#web/lib/queries.ts';
import { bodyOfStored } from './membership-values.ts';

/**
 * Changes the members of a line. They are sent as a whole list, made from a fresh read, and the answer replaces the
 * cached one on every screen.
 */
export function useMemberships(): {
  put: (membership: GivenMembership & { id: string }, cruise_line_id: string) => Promise<void>;
  remove: (membership: StoredMembership) => Promise<void>;
} {
  const queries = useQueryClient();
  const { queryKey } = read('GET loyalty');

  async function change(
    cruise_line_id: string,
    edit: (members: GivenMembership[]) => GivenMembership[],
  ): Promise<void> {
    // a fresh read, as another device may have changed the list; a kept answer would be too old
    const known = await call('GET loyalty');
    const members = known.memberships
      .filter((one) => one.cruise_line_id === cruise_line_id)
      .map(bodyOfStored);
    const items = edit(members);
    const params = { cruise_line_id };
    queries.setQueryData(queryKey, await call('PUT loyalty/{cruise_line_id}', { params, body: { items } }));
    await queries.invalidateQueries({ queryKey: ['GET cruises/suggestions'] });
  }

  return {
    put: (membership, cruise_line_id) =>
      change(cruise_line_id, (members) => {
        const is_there = members.some(({ id }) => id === membership.id);
        if (!is_there) return [...members, membership];
        return members.map((member) => (member.id === membership.id ? membership : member));
      }),
    remove: ({ id, cruise_line_id }) =>
      change(cruise_line_id, (members) => members.filter((member) => member.id !== id)),
  };
}
