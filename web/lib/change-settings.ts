import type { Settings, SettingsChange } from '#contract/account.ts';
import { call } from '#web/lib/api.ts';
import { read } from '#web/lib/queries.ts';
import { queries } from './query-client.ts';

const { queryKey } = read('GET user/settings');
let begun = 0;

/**
 * Changes fields of the profile and the cached settings. Answers may overtake each other: an answer that is not the
 * latest, or whose read began before the change, must not overwrite newer values.
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
