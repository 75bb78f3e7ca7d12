import { startProcess } from '#server/testing/process.ts';

/** Milliseconds from the start of the process to the first 200 of `/readyz`, on an existing database. */
export async function measureStarts(settings: Record<string, string>, times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const server = await startProcess(settings);
    taken.push(server.ready_ms);
    await server.stop();
  }
  return taken;
}
