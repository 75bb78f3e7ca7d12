import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { build_header } from '#domain/build-header.ts';

const html = { 'Content-Type': 'text/html' };
const login_page = '<!doctype html><title>Ship Wi-Fi</title><h1>Buy a package</h1>';

/** Answers in place of the server; `pass`, or a promise of it, leaves the request to it. */
export type Answer = (asked: IncomingMessage, answer: ServerResponse) => unknown;

/** The faces of a network that does not lead to the server. */
const faults = {
  refuses: ({ socket }) => void socket.destroy(),
  hangs: () => {},
  'resets half-way': ({ socket }) => {
    const head = ['HTTP/1.1 200 OK', 'Content-Type: text/html', `${build_header}: 0`, 'Content-Length: 999'];
    socket.write(`${head.join('\r\n')}\r\n\r\n<!doctype`);
    setTimeout(() => socket.resetAndDestroy(), 100);
  },
  'hangs half-way': (_asked, answer) => {
    const of_server = { 'Content-Type': 'application/json', [build_header]: '0', 'Content-Length': 999 };
    answer.writeHead(200, of_server).write('{"');
  },
  'answers JSON': (_asked, answer) => {
    answer.writeHead(200, { 'Content-Type': 'application/json', [build_header]: '' }).end('{}');
  },
  'answers 502': (_asked, answer) => void answer.writeHead(502, html).end(login_page),
  'answers 511': (_asked, answer) => void answer.writeHead(511, html).end(login_page),
  'shows its login page': (_asked, answer) => void answer.writeHead(200, html).end(login_page),
  'redirects to its login page': ({ url, headers: { host = '' } }, answer) => {
    // the login is on another host, as a rule
    const Location = `http://localhost:${host.split(':')[1]}/login`;
    if (url === '/login') answer.writeHead(200, html).end(login_page);
    else answer.writeHead(302, { Location }).end();
  },
} satisfies Record<string, Answer>;

export type Fault = keyof typeof faults;
export const all_faults = Object.keys(faults) as Fault[];

/** A proxy in front of a server, so that a test can cut it off, or serve another build. */
export interface Proxy {
  readonly url: string;
  /** what happens to each request in place of the server's answer */
  fault: Fault | Answer | undefined;
  /** called with a request that the server has answered, before the answer is passed on */
  beforeAnswer: ((asked: IncomingMessage) => void) | undefined;
  /** whether it takes away the header by which the server is known */
  is_nameless: boolean;
  /** the hash of the served build; undefined: unchanged */
  build_hash: string | undefined;
  /** The addresses that were asked for since it was last called, and the bytes both ways, as they were sent. */
  readonly count: () => { asked: string[]; bytes: number };
  readonly stop: () => Promise<void>;
}

export async function startProxy(target: string): Promise<Proxy> {
  const proxy: Pick<Proxy, 'fault' | 'beforeAnswer' | 'build_hash' | 'is_nameless'> = {
    fault: undefined,
    beforeAnswer: undefined,
    build_hash: undefined,
    is_nameless: false,
  };
  let counted: ReturnType<Proxy['count']> = { asked: [], bytes: 0 };
  const server = createServer((asked, answer) => void answerOrPass(asked, answer));

  async function answerOrPass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    counted.asked.push(asked.url ?? '');
    answer.once('close', () => (counted.bytes += bytesOf(asked.socket)));
    const { fault } = proxy;
    const answerFor = typeof fault === 'string' ? faults[fault] : fault;
    if (answerFor !== undefined && (await answerFor(asked, answer)) !== 'pass') return;
    const { method = 'GET', url = '/', headers } = asked;
    // uncompressed and unconditional, as the text must be read and the tag belongs to the original build
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...asking } = headers;
    const plain = { ...asking, 'accept-encoding': 'identity' };
    const onward = request(new URL(url, target), { method, headers: plain }, (found) => {
      void passOn(found).then((body) => {
        proxy.beforeAnswer?.(asked);
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = found.headers;
        const passed = Object.entries(kept).filter(
          ([name]) => !proxy.is_nameless || name !== build_header.toLowerCase(),
        );
        answer.writeHead(found.statusCode ?? 502, Object.fromEntries(passed)).end(body);
      });
    });
    asked.pipe(onward);
  }

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

  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${address.port}`,
    count: () => {
      const before = counted;
      counted = { asked: [], bytes: 0 };
      return before;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  });
}

/** The bytes that went over a connection since it was last asked. */
function bytesOf(socket: Socket): number {
  const all = socket.bytesRead + socket.bytesWritten;
  const more = all - (known.get(socket) ?? 0);
  known.set(socket, all);
  return more;
}
const known = new WeakMap<Socket, number>();
