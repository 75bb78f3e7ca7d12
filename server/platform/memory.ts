import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const most_grown_bytes = 32e6;
const look_ms = 500;

/**
 * To be called when the server is ready. V8 lets young objects grow to 64 MB and waits for a full collection until
 * hundreds of megabytes of answers are garbage: 330 MB were resident after a run of lists, 170 are with this.
 * Not at the start of the process: space for young objects that stays at 1 MB makes garbage of a request old.
 *
 * What has grown is what counts, not what is held: held to a limit that it had passed for good, a server collected twice
 * a second for as long as it lived, a tenth of a second each time, and found nothing.
 */
export function keepMemorySmall(every_ms: number = look_ms): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { type: 'major'; execution: 'async' }) => Promise<void>;
  let left = grownOld();
  let is_collecting = false;
  setInterval(() => {
    if (is_collecting || grownOld() < left + most_grown_bytes) return;
    is_collecting = true;
    void collect({ type: 'major', execution: 'async' }).then(() => {
      left = grownOld();
      is_collecting = false;
    });
  }, every_ms).unref();
}

/** Octets of objects that are no longer young, and of what they hold outside of the heap. */
function grownOld(): number {
  return getHeapSpaceStatistics()
    .filter(({ space_name }) => !space_name.startsWith('new_'))
    .reduce((sum, { space_used_size }) => sum + space_used_size, getHeapStatistics().external_memory);
}
