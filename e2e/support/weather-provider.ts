import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { sampleFor, sendJson } from '#server/testing/weather.ts';

/** A local server that answers as Open-Meteo does, for today in Nassau and the following days. */
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
