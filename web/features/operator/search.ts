/* The search parameters of the operator's screens; loaded with the first screen, so this file imports nothing. */

export interface OperatorSearch {
  /** the search text, in any list */
  q?: string;
  plan?: string;
  /** the state of the records: open, settled, disabled, ... */
  state?: string;
  action?: string;
  /** the subject of an audit entry, or the ship of a schedule */
  subject?: string;
  /** a range of days */
  from?: string;
  to?: string;
}

const rules: Record<keyof OperatorSearch, RegExp> = {
  q: /^.{1,200}$/u,
  plan: /^[a-z]{1,20}$/,
  state: /^[a-z]{1,20}$/,
  subject: /^.{1,200}$/u,
  action: /^[a-z_.]{1,60}$/,
  from: /^\d{4}-\d\d-\d\d$/,
  to: /^\d{4}-\d\d-\d\d$/,
};

export function validateOperatorSearch(search: Record<string, unknown>): OperatorSearch {
  const found: OperatorSearch = {};
  for (const name of Object.keys(rules) as (keyof OperatorSearch)[]) {
    // the router turns "123" into a number, and "true" into a boolean
    const value = ['string', 'number', 'boolean'].includes(typeof search[name])
      ? String(search[name])
      : undefined;
    if (value !== undefined && rules[name].test(value)) found[name] = value;
  }
  return found;
}
