import { Socket } from 'node:net';
import { checkServerIdentity, type ConnectionOptions } from 'node:tls';
import { Client } from 'pg';
import { isPassing, isReadOnly, read_only } from './failures.ts';

/** The address of each host that an address names: `postgres://ada@a:5432,b:5433/gangway` names two. */
export function hostsOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] =
    /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/i.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host + after) : [url];
}

interface Primary {
  host: string;
  port: number;
}

const probe_ms = 2_000;

/** Connects to the primary, whatever address it is given. */
class SocketToPrimary extends Socket {
  readonly #find: () => Promise<Primary>;
  host = '';

  constructor(find: () => Promise<Primary>) {
    super();
    this.#find = find;
  }

  override connect(): this {
    this.#connect().catch((error: unknown) => this.destroy(error as Error));
    return this;
  }

  async #connect(): Promise<void> {
    const { host, port } = await this.#find();
    if (this.destroyed) return;
    this.host = host;
    super.connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  }
}

/**
 * Of several hosts one takes writes, and after a failover another one does. It is remembered until a connection to it
 * ends, and looked for on all hosts at once, as one that is gone may not answer at all.
 */
export class Hosts {
  readonly #urls: readonly string[];
  readonly #sockets = new Map<Socket, Primary>();
  #primary: Promise<Primary> | null = null;

  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  /** For the option `stream` of node-postgres: a socket to the host that takes writes. */
  readonly socket = (connection?: { ssl?: ConnectionOptions | boolean }): Socket => {
    const socket = new SocketToPrimary(async () => {
      const primary = await this.#find();
      this.#sockets.set(socket, primary);
      return primary;
    });
    socket.once('close', () => {
      this.#sockets.delete(socket);
      this.#primary = null;
    });
    // node-postgres would compare each certificate with the name of the first host
    if (connection?.ssl !== undefined && connection.ssl !== false)
      connection.ssl = {
        checkServerIdentity: (_first, certificate) => checkServerIdentity(socket.host, certificate),
        ...(connection.ssl === true ? {} : connection.ssl),
      };
    return socket;
  };

  /** Looks again although no connection ended: a host that is frozen keeps them. */
  async lookAgain(): Promise<void> {
    this.#primary = null;
    await this.#find();
  }

  #find(): Promise<Primary> {
    this.#primary ??= this.#look();
    return this.#primary;
  }

  async #look(): Promise<Primary> {
    try {
      const primary = await Promise.any(this.#urls.map(probe));
      for (const [socket, { host, port }] of this.#sockets)
        if (host !== primary.host || port !== primary.port) socket.destroy();
      return primary;
    } catch (error) {
      this.#primary = null;
      const { errors } = error as AggregateError;
      throw errors.find((one) => !isPassing(one)) ?? errors.find((one) => isReadOnly(one)) ?? errors[0];
    }
  }
}

async function probe(url: string): Promise<Primary> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: probe_ms,
    query_timeout: probe_ms,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await refuseReadOnly((text) => client.query(text));
    return { host: client.host, port: client.port };
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** @throws an error as a write would get it, if a connection takes no writes */
export async function refuseReadOnly(ask: (text: string) => Promise<{ rows: unknown[] }>): Promise<void> {
  const { rows } = await ask(`select current_setting('transaction_read_only') as state`);
  const [row] = rows as { state: string }[];
  if (row?.state === 'on')
    throw Object.assign(new Error('the database takes no writes'), { code: read_only });
}
