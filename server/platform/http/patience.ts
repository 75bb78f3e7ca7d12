import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long the server waits for callers. */
export const patience = {
  /** the head of a request */
  head_ms: 30_000,
  /** the body of a request that sends no file */
  body_ms: 30_000,
  /** a file from its first byte to its last: an archive of 4 GB at 200 kB/s */
  upload_ms: 6 * 3_600_000,
  /** a pause within a file, without a further byte */
  upload_idle_ms: 30_000,
  /** a pause within a file that is sent: a caller whose Wi-Fi went away takes no leave */
  download_idle_ms: 5 * 60_000,
  /** a caller that still sends a body that was refused */
  linger_ms: 3_000,
} as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the action of the route reads the body, with its own limits */
    takes_file?: boolean;
  }
}

/**
 * Node.js has one limit for whole requests, and a file on a slow connection needs more time than any other request may
 * have: so that limit is the one for files, and the bodies of all other requests are timed here.
 * @param cut ends a connection whose body did not arrive in time
 */
export function limitBodies(
  app: FastifyInstance,
  cut: (socket: Socket) => void,
  body_ms: number = patience.body_ms,
): void {
  app.server.headersTimeout = patience.head_ms;
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (hasBody(raw) && request.routeOptions.config.takes_file !== true) {
      const timer = setTimeout(() => {
        if (raw.complete) return;
        // a request that has an answer gets no second one
        if (reply.raw.headersSent) raw.socket.destroy();
        else cut(raw.socket);
      }, body_ms).unref();
      raw.once('end', () => clearTimeout(timer));
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}
