import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

/** The behaviour of the server with what is sent to it, except with `DELETE`. */
type Mood =
  | 'works'
  | 'says nothing'
  | 'takes no body'
  | 'is full'
  | 'refuses'
  | 'has no folder'
  | 'is out of order'
  | 'breaks off'
  | 'sends a part'
  | 'cannot move'
  | 'says how the move failed';

export interface TestWebDav {
  /** as `BACKUP_TO` */
  url: string;
  files: Map<string, Buffer>;
  mood: Mood;
  /** resolves when the next `DELETE` is answered */
  nextDelete(): Promise<undefined>;
}

const statuses: Partial<Record<Mood, number>> = {
  'is full': 507,
  refuses: 403,
  'has no folder': 409,
  'is out of order': 502,
};

/** A small WebDAV server with one folder and one account, closed after the test file. */
export async function startTestWebDav(): Promise<TestWebDav> {
  let deleted = Promise.withResolvers<undefined>();
  const webdav: TestWebDav = {
    url: '',
    files: new Map(),
    mood: 'works',
    nextDelete() {
      deleted = Promise.withResolvers();
      return deleted.promise;
    },
  };
  const server = createServer((request, response) => {
    answer(webdav, request, response)
      .then(() => request.method === 'DELETE' && deleted.resolve(undefined))
      .catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  webdav.url = `webdav://ada:p%40ss%3A@127.0.0.1:${(server.address() as AddressInfo).port}/dav/our%20backups/`;
  return webdav;
}

async function answer(webdav: TestWebDav, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { mood, files } = webdav;
  const { method = '', headers, url = '' } = request;
  const end = (status: number, body?: Buffer) => void response.writeHead(status).end(body);
  if (method !== 'DELETE') {
    if (mood === 'takes no body' || mood === 'says nothing') return;
    if (mood === 'breaks off') return void request.socket.destroy();
    if (mood in statuses) return end(statuses[mood] ?? 500);
    if (mood === 'cannot move' && method === 'MOVE') return end(403);
    if (mood === 'says how the move failed' && method === 'MOVE') return end(207);
    if (mood === 'sends a part') {
      response.writeHead(200, { 'content-length': 2 }).write('x', () => request.socket.destroy());
      return;
    }
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  if (headers.authorization !== `Basic ${Buffer.from('ada:p@ss:').toString('base64')}`) return end(401);
  const nameIn = (address: string) =>
    decodeURIComponent(/^\/dav\/our%20backups\/([^/]+)$/.exec(address)?.[1] ?? '');
  const name = nameIn(url);
  const there = files.get(name);
  if (method === 'PUT' && name !== '' && headers['content-length'] !== undefined) {
    files.set(name, Buffer.concat(chunks));
    return end(201);
  }
  if (there === undefined) return end(404);
  if (method === 'GET') return end(200, there);
  files.delete(name);
  if (method === 'DELETE') return end(204);
  if (method !== 'MOVE') return end(405);
  const target = new URL(String(headers['destination']));
  if (target.host !== headers.host) return end(502);
  files.set(nameIn(target.pathname), there);
  return end(201);
}
