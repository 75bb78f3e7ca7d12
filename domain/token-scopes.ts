/** What a token of a traveller's own script may do; the first is enough for a home dashboard. */
export const token_scopes = ['summary', 'read', 'write'] as const;
export type TokenScope = (typeof token_scopes)[number];

/** The days for which a token may be made: each has an end. */
export const token_days = [30, 90, 365] as const;

/** The most tokens of an account. */
export const most_tokens = 20;
