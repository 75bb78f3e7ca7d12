import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { readSettings as settings_call, type Settings } from '#contract/account.ts';
import type { Cruise } from '#contract/cruises.ts';
import { listMissingShips as ships_call, type MissingShip } from '#contract/fleet.ts';
import { readLoyalty as loyalty_call, type Loyalty } from '#contract/loyalty.ts';
import { readSharing as sharing_call, type GivenShare } from '#contract/sharing.ts';
import type { Language } from '#domain/languages.ts';
import type { Moment } from '#domain/timeline.ts';
import { readSettings } from '#server/features/account/actions.ts';
import { writeCalendar } from '#server/features/calendar-feed/actions.ts';
import { readRecorded } from '#server/features/cruises/actions.ts';
import { listOwnFiles } from '#server/features/cruises/documents/actions.ts';
import { listMissingShips } from '#server/features/fleet/actions.ts';
import { readLoyalty } from '#server/features/loyalty/actions.ts';
import { readSharing } from '#server/features/sharing/actions.ts';
import { Backlog } from '#server/platform/backlog.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { readOneMoment } from './store.ts';

const compress = promisify(deflateRaw);
const expand = promisify(inflateRaw);

/** All that an account records, as the API answers it. */
export interface AccountRecord {
  settings: Settings;
  loyalty: Loyalty;
  shares: readonly GivenShare[];
  missing_ships: readonly MissingShip[];
  calendar: Buffer;
  /** where the file of each document is */
  file_keys: ReadonlyMap<string, string>;
  /** read again for each file of the archive that is made of them */
  cruises: () => AsyncGenerator<Cruise[]>;
}

/**
 * Reads the record in one transaction, in the state of one moment. The embedded database answers nobody else until it
 * ends, and an archive takes as long as its reader: so the record is held in memory, ten thousand cruises in a tenth of
 * their hundred megabytes.
 */
export async function readRecord(
  services: Services,
  scope: Scope,
  { moment, language }: { moment: Moment; language: Language },
): Promise<AccountRecord> {
  return services.database.transaction(async (tx) => {
    await readOneMoment(tx);
    const within: Services = {
      ...services,
      database: { ...services.database, query: tx },
      // routes under way are stored by another connection, and would be waited for in vain
      routes: new Backlog(),
    };
    const pages: Buffer[] = [];
    for await (const cruises of readRecorded(tx, scope, moment))
      pages.push(await compress(JSON.stringify(cruises)));
    // parsing drops what the contract does not declare, as an answer does: actions return whole rows
    const missing = await listMissingShips(within, scope);
    return {
      settings: settings_call.answer.parse(await readSettings(within, scope)),
      loyalty: loyalty_call.answer.parse(await readLoyalty(within, scope, moment)),
      shares: sharing_call.answer.parse(await readSharing(within, scope)).given,
      missing_ships: ships_call.answer.shape.items.parse(missing),
      calendar: await writeCalendar(within, tx, scope, language),
      file_keys: await listOwnFiles(tx, scope),
      cruises: async function* () {
        for (const page of pages) yield JSON.parse((await expand(page)).toString()) as Cruise[];
      },
    };
  });
}
