// `npm run released-data`, at each release: keeps a data folder with the schema of that release, which the tests of all
// later versions upgrade (server/testing/released-data.ts).
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { packTar } from 'modern-tar/fs';
import { openEmbedded } from '#server/database/embedded.ts';
import { listMigrations } from '#server/database/migrate.ts';
import { pdf, upload } from '#server/testing/documents.ts';
import { newTraveller, startProcess } from '#server/testing/process.ts';
import { readRecord, released_email, released_folder } from '#server/testing/released-data.ts';
import { makeLife } from './life/life.ts';
import { sendCards, sendVoyage } from './life/send.ts';

const name = `${listMigrations()
  .at(-1)
  ?.replace(/\.sql$/, '')}.tar.zst`;
const voyages = 8;
const folder = mkdtempSync(join(tmpdir(), 'gangway-released-'));

async function recordVoyages(): Promise<void> {
  const server = await startProcess({ DATA_DIR: folder });
  const owner = await newTraveller(server, released_email);
  const life = makeLife({ today: Temporal.Now.plainDateISO().toString() }).slice(-voyages);
  for (const voyage of life) {
    const id = await sendVoyage(owner, voyage);
    await upload(owner, { id }, pdf, 'ticket.pdf');
  }
  await sendCards(owner, life);
  writeFileSync(join(folder, 'record.json'), JSON.stringify(await readRecord(server.url)));
  await server.stop();
}

/** Begins new files of the log until the old ones are recycled: they would be half of the archive. */
async function emptyLog(): Promise<void> {
  const database = await openEmbedded(join(folder, 'database'));
  for (let times = 0; times < 3; times += 1) {
    await database.exec('create table switched (); drop table switched');
    await database.query('select pg_switch_wal()');
    await database.exec('checkpoint');
  }
  await database.close();
}

try {
  await recordVoyages();
  await emptyLog();
  mkdirSync(released_folder, { recursive: true });
  const params = {
    [constants.ZSTD_c_compressionLevel]: 19,
    // the databases that PostgreSQL makes for itself hold the same
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    [constants.ZSTD_c_windowLog]: 27,
  };
  const of_one_process = /\/server\.(lock|pid|sock)$/;
  await pipeline(
    packTar(folder, { filter: (path) => !of_one_process.test(path) }),
    createZstdCompress({ params }),
    createWriteStream(new URL(name, released_folder)),
  );
  console.log(`${name} is kept.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
