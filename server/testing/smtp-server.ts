import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  to: string[];
  /** whether its envelope needed more than ASCII (SMTPUTF8) */
  international: boolean;
  secure: boolean;
  user: unknown;
  source: string;
}

export interface SmtpServer {
  port: number;
  received: ReceivedMail[];
  /** closes all connections */
  drop(): void;
  stop(): Promise<void>;
}

/** A real mail server that accepts every mail; `options` restrict it. */
export async function openSmtp(options: SMTPServerOptions = {}, port = 0): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    // without this it refuses addresses of 254 characters, which RFC 5321 allows
    lenientAddressParsing: true,
    ...('key' in options ? {} : { disabledCommands: ['STARTTLS'] }),
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'sea' && password === 'salt') done(null, { user: 'sea' });
      else done(new Error('wrong password'));
    },
    onData: (stream, { envelope, secure, user }, done) => {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (source += chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          international: mailFrom !== false && mailFrom.args !== false && 'SMTPUTF8' in mailFrom.args,
          secure,
          user: user as unknown,
          source,
        });
        done();
      });
    },
    ...options,
  });
  // a client that gives up on a handshake is no fault of the server
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const drop = () => sockets.forEach((socket) => socket.destroy());
  const stop = async () => {
    const closed = once(server.server, 'close');
    server.close();
    drop();
    await closed;
  };
  return { port: (server.server.address() as AddressInfo).port, received, drop, stop };
}
