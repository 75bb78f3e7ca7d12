import type { Settings } from '#contract/account.ts';

/** Whether an untyped value from the cache is the answer of `GET user/settings`. */
export function isSettings(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && 'user' in value && 'plan_name' in value;
}
