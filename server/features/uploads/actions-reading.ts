import { addAbortSignal } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import type { NoBookingReason, ReadingStage, UnreadableReason } from '#domain/proposal.ts';
import type { UploadState } from '#contract/uploads.ts';
import { leaveNotices } from '#server/features/notices/actions.ts';
import { newId } from '#server/platform/ids.ts';
import { ReadingStopped } from '#server/platform/reading/reader.ts';
import { type ReadResult, unreadable } from '#server/platform/reading/result.ts';
import type { Services } from '#server/services.ts';
import * as queue from './store-queue.ts';

/** A document that ends its server may do so twice, in case the document was not the cause. */
const most_attempts = 2;
const progress_every_ms = 500;
/** Every so many looks at its progress, a reading renews its lease and checks whether it is still wanted. */
const heartbeat = 2;
/** A user who has not asked for this long does not look at the screen that shows the reading. */
const patience_ms = 15_000;
/** As long as a file may take to be stored; all waiting documents would wait for one that stalls. */
const file_ms = 120_000;
/** A request that locks a document is soon over, or waits for another one. */
const moment_ms = 100;
const most_moments = 50;

/**
 * Reads until no document waits. A document that a request locks at the moment of the look is skipped, and no other
 * look would come before the next tidying: seen when a user requested a reading twice, the second time refused.
 */
export async function readAll(services: Services): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    while (await readNext(services)) looks = 1;
    if (!(await queue.hasWaiting(services.database.query))) return;
    await sleep(moment_ms * Math.min(looks, most_moments));
  }
}

/**
 * Reads the next waiting document. @returns whether there was one
 * @throws when the reading could not be begun, and is to be tried again
 */
export async function readNext(services: Services): Promise<boolean> {
  const taken = await queue.claimNext(services.database.query, newId());
  if (taken === null) return false;
  if (taken.attempts > most_attempts) {
    services.log.error({ upload_id: taken.id }, 'a document ended its server twice, and is not read again');
    await finish(services, taken, unreadable('crashed'));
    return true;
  }
  try {
    const result = await readClaimed(services, taken);
    await finish(services, taken, result);
    return true;
  } catch (error) {
    // The document is not at fault: the server stops, or the file store is away. A stopped reading rarely still holds
    // the document, but may: a request that cancelled the reading before it, and reports so late.
    await queue.endReading(services.database.query, taken, {
      state: 'waiting',
      attempts: taken.attempts - 1,
    });
    if (error instanceof ReadingStopped && !error.is_closing) return true;
    throw error;
  }
}

async function readClaimed(services: Services, taken: queue.ClaimedUpload): Promise<ReadResult> {
  const far: Progress = { stage: 'recognise', progress: 0 };
  const over = new AbortController();
  // from before the file is loaded: that may take longer than a lease, and another server would begin a second reading
  const watch = recordProgress(services, taken, far, over.signal);
  try {
    return await readFile(services, taken, far);
  } finally {
    over.abort();
    await watch;
  }
}

async function readFile(services: Services, taken: queue.ClaimedUpload, far: Progress): Promise<ReadResult> {
  const kept = await services.files.get(taken.file_key);
  if (kept === null) {
    services.log.error({ upload_id: taken.id }, 'the file of an upload is gone');
    return unreadable('corrupt');
  }
  const content = await buffer(addAbortSignal(AbortSignal.timeout(file_ms), kept.content));
  return services.reader.read(taken.id, content, (stage, progress) => {
    far.stage = stage;
    far.progress = Math.max(0, Math.min(99, Math.round(progress)));
  });
}

interface Progress {
  stage: ReadingStage;
  progress: number;
}

/** Records the progress while the reading lasts, and stops it when it is no longer wanted. */
async function recordProgress(
  { database: { query }, log, reader }: Services,
  taken: queue.ClaimedUpload,
  far: Progress,
  over: AbortSignal,
): Promise<void> {
  let told = { ...far };
  for (let looks = 1; ; looks += 1) {
    await sleep(progress_every_ms, undefined, { signal: over, ref: false }).catch(() => undefined);
    if (over.aborted) return;
    const has_changed = far.stage !== told.stage || far.progress !== told.progress;
    if (!has_changed && looks % heartbeat !== 0) continue;
    told = { ...far };
    try {
      if (!(await queue.storeProgress(query, taken, told))) reader.stop(taken.id);
    } catch (error) {
      log.warn({ err: error }, 'the progress of a document could not be told');
    }
  }
}

const states = {
  booking: 'proposed',
  not_a_booking: 'not_a_booking',
  error: 'failed',
} as const satisfies Record<ReadResult['outcome'], UploadState>;

/** Stores the result, and notifies its owner unless they wait for it. */
async function finish(services: Services, taken: queue.ClaimedUpload, result: ReadResult): Promise<void> {
  const { clock, database } = services;
  const { outcome, reason, count, cruises, proposals, pages } = result;
  const state = states[outcome];
  const is_stored = await database.transaction(async (tx) => {
    const ended = await queue.endReading(tx, taken, {
      state,
      count,
      cruises,
      proposals,
      pages,
      attempts: 0,
      failure: outcome === 'error' ? (reason as UnreadableReason) : null,
      reason: outcome === 'not_a_booking' ? (reason as NoBookingReason) : null,
    });
    if (ended === null) return false;
    const now = clock.now();
    const seen_at = new Date(ended.asked_at ?? ended.queued_at);
    if (now.getTime() - seen_at.getTime() <= patience_ms) return true;
    await leaveNotices(tx, [
      {
        id: newId(),
        user_id: ended.user_id,
        kind: 'upload',
        details: { upload_id: ended.id, file_name: ended.name, outcome: state, count },
        created_at: now.toISOString(),
      },
    ]);
    return true;
  });
  if (is_stored) services.metrics.readings.add({ outcome: state });
}
