/* What the addresses of the operator's screens may carry; loaded with the first screen, so it imports nothing. */

export interface OperatorSearch {
  /** what is searched for, in any list */
  q?: string;
  plan?: string;
  /** which of the records: open, settled, disabled, ... */
  state?: string;
  action?: string;
  /** what something was done to, or the ship of a schedule */
  subject?: string;
  /** two days */
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
    // the router makes a number of what looks like one, and a truth of "true"
    const value = ['string', 'number', 'boolean'].includes(typeof search[name])
      ? String(search[name])
      : undefined;
    if (value !== undefined && rules[name].test(value)) found[name] = value;
  }
  return found;
}
