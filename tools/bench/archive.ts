// The archive of an account: measures the time of the download, and how much memory the server takes for it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdf, upload } from '#server/testing/documents.ts';
import { newTraveller, startProcess } from '#server/testing/process.ts';
import type { Caller } from '#server/testing/server.ts';
import { makeLife } from '../life/life.ts';
import { sendVoyage } from '../life/send.ts';
import { printVerdicts } from './print.ts';
import { residentMegabytes } from './proc.ts';

const CRUISES = 140;
const DOCUMENTS = 60;
const DOCUMENT_BYTES = 1_000_000;
const MOST_EXPORT_MS = 10_000;
const MOST_MEGABYTES = 60;

async function fill(owner: Caller): Promise<void> {
  const life = makeLife({ today: Temporal.Now.plainDateISO().toString(), count: CRUISES });
  const content = Buffer.concat([pdf, Buffer.alloc(DOCUMENT_BYTES, 'sea')]);
  for (const [number, voyage] of life.entries()) {
    const id = await sendVoyage(owner, voyage);
    if (number < DOCUMENTS) await upload(owner, { id }, content, `confirmation-${number}.pdf`);
  }
}

/** The most memory of a process while work runs, beyond what it had before. */
async function memoryOf(pid: number, work: Promise<unknown>): Promise<number> {
  const before = residentMegabytes(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid));
  }, 10);
  try {
    await work;
  } finally {
    clearInterval(timer);
  }
  return most - before;
}

/** @returns whether all targets were met */
export async function measureArchive(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-bench-'));
  console.log(`\nThe archive of ${CRUISES} cruises with ${DOCUMENTS} documents\n`);
  const server = await startProcess({ DATA_DIR: join(folder, 'data') });
  try {
    const owner = await newTraveller(server, 'a@example.org');
    await fill(owner);
    const download = async () => {
      const response = await fetch(`${server.url}/api/account/export`, { headers: owner.headers });
      if (!response.ok) throw new Error(`The archive is refused: ${response.status}`);
      let bytes = 0;
      for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length;
      return bytes;
    };
    const started = performance.now();
    let bytes = 0;
    const megabytes = await memoryOf(
      server.pid,
      download().then((size) => (bytes = size)),
    );
    const milliseconds = performance.now() - started;
    return printVerdicts([
      {
        what: `the download of ${(bytes / 1e6).toFixed(1)} MB`,
        measured: `${milliseconds.toFixed(0)} ms`,
        target: `below ${MOST_EXPORT_MS} ms`,
        isMet: milliseconds < MOST_EXPORT_MS,
      },
      {
        what: 'memory of the server for it',
        measured: `${megabytes.toFixed(0)} MB`,
        target: `at most ${MOST_MEGABYTES} MB`,
        isMet: megabytes <= MOST_MEGABYTES,
      },
    ]);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
