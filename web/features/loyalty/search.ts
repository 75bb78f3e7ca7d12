/** The search parameters of the loyalty screen: the programme and the member that are shown. */
export interface LoyaltySearch {
  /** id of a programme */
  programme?: string;
  /** id of a membership; without it the first member */
  member?: string;
}

export function validateLoyaltySearch(search: Record<string, unknown>): LoyaltySearch {
  const { programme, member } = search;
  return {
    ...(isKey(programme) && { programme }),
    ...(isKey(member) && { member }),
  };
}

/** The search parameters of the loyalty settings: the edited membership. */
export interface MembershipsSearch {
  /** id of a membership, `new`, or `new-<line>` for another member of a line */
  edit?: string;
}

export function validateMembershipsSearch(search: Record<string, unknown>): MembershipsSearch {
  const { edit } = search;
  return isKey(edit) ? { edit } : {};
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-z-]{1,200}$/.test(value);
}
