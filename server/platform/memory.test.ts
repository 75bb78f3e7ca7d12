import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Counts the full collections, and the heap, of a process that checks its memory every few milliseconds. */
async function afterwards(work: string): Promise<{ collections: number; megabytes: number }> {
  const script = `
    import { PerformanceObserver, constants } from 'node:perf_hooks';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { keepMemorySmall } from '#server/platform/memory.ts';
    const megabytes = (count) => Array.from({ length: count }, () => new Array(125_000).fill(1.5));
    const held = () => process.memoryUsage().heapUsed / 1e6;
    let collections = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { detail } of list.getEntries())
        if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) collections += 1;
    });
    observer.observe({ entryTypes: ['gc'] });
    ${work}
    console.log(JSON.stringify({ collections, megabytes: held() }));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(stdout) as { collections: number; megabytes: number };
}

test('memory that is held for good does not cause repeated collections', async () => {
  const { collections } = await afterwards(`
    globalThis.kept = megabytes(120);
    await sleep(50);
    collections = 0;
    keepMemorySmall(2);
    for (let look = 0; look < 100; look += 1) await sleep(5);`);
  assert.ok(collections <= 1, `${collections} full collections of nothing`);
});

test('released memory is given back without a new allocation', async () => {
  const { megabytes } = await afterwards(`
    keepMemorySmall(2);
    let kept = megabytes(120);
    kept = null;
    while (held() > 60) await sleep(5);`);
  assert.ok(megabytes <= 60);
});

test('a program restarts with the allocator’s settings, as the same process and with its arguments', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-memory-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const script = join(folder, 'script.mjs');
  const memory = new URL('memory.ts', import.meta.url).href;
  writeFileSync(
    script,
    `import { giveMemoryBack } from '${memory}';
    process.stdout.write(process.pid + ' ');
    giveMemoryBack();
    const { pid, argv, execArgv, env } = process;
    console.log(JSON.stringify([pid, argv.slice(2), execArgv, env.MALLOC_ARENA_MAX, env.MALLOC_MMAP_THRESHOLD_]));`,
  );
  const start = async (env: Record<string, string>) => {
    const { stdout } = await run(process.execPath, ['--no-warnings', script, 'one', 'two'], { env });
    return stdout.trim();
  };
  const [first, again, told = ''] = (await start({})).split(' ');
  assert.equal(first, again);
  assert.deepEqual(JSON.parse(told), [Number(first), ['one', 'two'], ['--no-warnings'], '1', '131072']);
  // a setting of the operator is left unchanged
  assert.match(await start({ MALLOC_ARENA_MAX: '4' }), /^(\d+) \[\1,.*"4",null\]$/);
});
