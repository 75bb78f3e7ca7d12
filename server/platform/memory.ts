import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * What glibc takes its memory by (mallopt(3)): one arena for all threads, where each had one of its own that it never gave
 * back, and a mapping of its own, given back with it, for what has 128 kB or more. By itself that bound grows with the
 * first 19 MB that a password is computed in, and all such blocks then lie in between others.
 */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * To be called before anything else: begins the program anew, as the same process, with an allocator that gives memory
 * back; it reads its settings once, before a program runs. After ten minutes of mixed load 390 MB are resident instead of
 * 570. Settings of the same names are left as they are.
 */
export function giveMemoryBack(): void {
  const { argv, env, execArgv, execPath } = process;
  if (Object.keys(allocator).some((name) => env[name] !== undefined)) return;
  // `node --watch` talks to what it started through a channel that would be gone
  if (process.connected || process.platform !== 'linux') return;
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...allocator });
}

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
