// The part of autocannon that is used here; it comes without types.
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Request {
    readonly method: string;
    /** Called before each sending. */
    readonly setupRequest: (request: object) => object;
    readonly onResponse?: (status: number, body: string) => void;
  }

  export interface Client {
    readonly setRequests: (requests: readonly Request[]) => void;
  }

  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Requests in all. */
    readonly amount: number;
    /** Seconds that one answer may take. */
    readonly timeout: number;
    readonly headers: Readonly<Record<string, string>>;
    /** Called for each connection. */
    readonly setupClient?: (client: Client) => void;
  }

  interface Result {
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
  }

  interface Events {
    response: [client: unknown, status: number, bytes: number, milliseconds: number];
  }

  export default function autocannon(options: Options): EventEmitter<Events> & PromiseLike<Result>;
}
