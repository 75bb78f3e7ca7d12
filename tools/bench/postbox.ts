// A mail server that accepts everything and counts mails by Message-ID.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Postbox {
  readonly url: string;
  /** the number of deliveries of each mail */
  readonly taken: Map<string, number>;
  close(): Promise<void>;
}

export async function openPostbox(): Promise<Postbox> {
  const taken = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [, id = ''] = /^Message-ID:\s*<([^>]+)>/im.exec(Buffer.concat(chunks).toString()) ?? [];
        taken.set(id, (taken.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  // a killed worker drops its connections
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    async close() {
      const closed = once(server.server, 'close');
      server.close();
      await closed;
    },
  };
}
