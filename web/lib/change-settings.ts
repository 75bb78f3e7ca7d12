import type { Settings, SettingsChange } from '#contract/account.ts';
import { call } from '#web/lib/api.ts';
import { read } from '#web/lib/queries.ts';
import { queries } from './query-client.ts';

const { queryKey } = read('GET user/settings');
let begun = 0;

/**
 * Changes fields of the profile, and what every screen knows of it. Answers may overtake each other: one that is not
 * the latest any more, or that was asked for before the change, must not put older values over newer ones.
 */
export async function changeSettings(body: SettingsChange): Promise<Settings> {
  begun += 1;
  const turn = begun;
  const settings = await call('PATCH user/settings', { body });
  await queries.cancelQueries({ queryKey });
  if (turn === begun) queries.setQueryData(queryKey, settings);
  else await queries.invalidateQueries({ queryKey });
  return settings;
}
