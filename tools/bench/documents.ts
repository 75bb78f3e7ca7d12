// Booking documents: measures the time from upload to the proposed cruise, the response times of other calls meanwhile,
// and the accuracy on the three sets of the corpus.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newTraveller, startProcess } from '#server/testing/process.ts';
import type { Caller } from '#server/testing/server.ts';
import { sendUpload, untilState } from '#server/testing/uploads.ts';
import { folderOf } from '../score/set.ts';
import { measureAccuracy } from './accuracy.ts';
import type { Verdict } from './figures-targets.ts';
import { threePages } from './long-pdf.ts';
import { askMeanwhile, OTHERS } from './meanwhile.ts';
import { median } from './numbers.ts';
import { printVerdicts } from './print.ts';

/** Targets, on an idle core. */
const MOST_TEXT_MS = 1000;
const MOST_PHOTO_MS = 6000;
const MOST_OTHERS_MS = 20;

const TEXTS = 5;
const CHOOSING_MS = 3000;
const PHOTOS = [
  ['examples', '008.jpg'],
  ['tuning', '114.jpg'],
] as const;

async function readOf(sender: Caller, content: Uint8Array, name: string): Promise<number> {
  const started = performance.now();
  const { status, body } = await sendUpload(sender, content, name);
  if (status !== 201) throw new Error(`${name} is refused: ${status}`);
  const { state, pages } = await untilState(sender, body, 'proposed', 'not_a_booking', 'failed');
  const milliseconds = performance.now() - started;
  if (state !== 'proposed' || pages.length === 0) throw new Error(`${name} is ${state}.`);
  return milliseconds;
}

const below = (what: string, milliseconds: number, most: number): Verdict => ({
  what,
  measured: `${milliseconds.toFixed(1)} ms`,
  target: `below ${most} ms`,
  isMet: milliseconds < most,
});

async function measureSpeed(settings: Record<string, string>): Promise<Verdict[]> {
  const server = await startProcess(settings);
  try {
    const [sender, other] = [
      await newTraveller(server, 'a@example.org'),
      await newTraveller(server, 'b@example.org'),
    ];
    const [unprepared, prepared]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < TEXTS; turn += 1)
      unprepared.push(await readOf(sender, threePages(), 'long.pdf'));
    for (let turn = 0; turn < TEXTS; turn += 1) {
      // as in a browser: the page of documents is open for some seconds before a file is chosen
      await sender.call('GET uploads');
      await sleep(CHOOSING_MS);
      prepared.push(await readOf(sender, threePages(), 'long.pdf'));
    }
    const verdicts = [
      below('a text PDF of 3 pages, sent from the page, median', median(prepared), MOST_TEXT_MS),
      below('a text PDF of 3 pages, sent out of the blue, median', median(unprepared), MOST_TEXT_MS),
    ];
    for (const [set, name] of PHOTOS) {
      const photo = readOf(sender, readFileSync(join(folderOf(set), 'documents', name)), name);
      const waits = await askMeanwhile(other, photo);
      verdicts.push(below(`the photo ${name} is read`, await photo, MOST_PHOTO_MS));
      for (const [at, path] of OTHERS.entries())
        verdicts.push(below(`${path} meanwhile, median`, median(waits[at] ?? []), MOST_OTHERS_MS));
    }
    return verdicts;
  } finally {
    await server.stop();
  }
}

/** @returns whether all targets were met */
export async function measureDocuments(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-bench-'));
  console.log('\nBooking documents\n');
  try {
    const speed = await measureSpeed({ DATA_DIR: join(folder, 'data') });
    return printVerdicts([...speed, ...(await measureAccuracy())]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
