import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { sampleFor, sendJson } from '#server/testing/weather.ts';

/** Answers on this machine as Open-Meteo does, about today in Nassau and the days that follow. */
export async function startWeatherProvider(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://provider.test');
    sendJson(response, sampleFor(asked, Temporal.Now.plainDateISO('America/Nassau').toString()));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
