import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** A balancer in front of servers: each request goes to the next one, as nothing may depend on the same one. */
export async function startBalancer(
  servers: readonly { url: string }[],
): Promise<{ url: string; stop(): void }> {
  let turn = 0;
  const balancer = createServer((incoming, outgoing) => {
    const server = servers[(turn += 1) % servers.length];
    const { method, headers, url: path = '/' } = incoming;
    const passed = request(new URL(path, server?.url), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  await once(balancer.listen(0, '127.0.0.1'), 'listening');
  const address = balancer.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop() {
      balancer.close();
      balancer.closeAllConnections();
    },
  };
}
