import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';

/** A proxy in front of a server, so that a test can cut it off, or serve another build. */
export interface Proxy {
  readonly url: string;
  /** whether the server is unreachable */
  isDown: boolean;
  /** the hash of the served build; undefined: unchanged */
  build_hash: string | undefined;
  readonly stop: () => Promise<void>;
}

export async function startProxy(target: string): Promise<Proxy> {
  const proxy = { isDown: false, build_hash: undefined as string | undefined };
  const server = createServer((asked, answer) => {
    if (proxy.isDown) {
      asked.socket.destroy();
      return;
    }
    const { method = 'GET', url = '/', headers } = asked;
    // uncompressed and unconditional, as the text must be read and the tag belongs to the original build
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...asking } = headers;
    const plain = { ...asking, 'accept-encoding': 'identity' };
    const onward = request(new URL(url, target), { method, headers: plain }, (found) => {
      void passOn(found).then((body) => {
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = found.headers;
        answer.writeHead(found.statusCode ?? 502, kept).end(body);
      });
    });
    asked.pipe(onward);
  });

  /** The same sources give the same files; only the hash of the build is replaced. */
  async function passOn(found: IncomingMessage): Promise<Buffer> {
    const body = Buffer.concat(await found.toArray());
    const is_text = /html|javascript/.test(found.headers['content-type'] ?? '');
    if (proxy.build_hash === undefined || !is_text) return body;
    const hash = proxy.build_hash;
    return Buffer.from(
      body
        .toString()
        .replace(/(name="build-hash" content=")[\da-f]{16}/, `$1${hash}`)
        .replace(/(build_hash\\?":\\?")[\da-f]{16}/, `$1${hash}`),
    );
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  });
}
