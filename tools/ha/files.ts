import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test/stage.ts';

/* The configuration files of a cluster of three machines. */

/** What a machine is called, and its addresses in the network of the cluster and in that of the clients. */
export interface Machine {
  name: string;
  inner: string;
  outer: string;
}

export function patroniFile(
  { name, inner }: Machine,
  machines: readonly Machine[],
  folder: string,
  { ttl, is_synchronous }: { ttl: number; is_synchronous: boolean },
): string {
  // Patroni's own defaults are thirds, too: 30, 10 and 10
  const third = Math.floor(ttl / 3);
  return JSON.stringify({
    scope: 'gangway',
    name,
    restapi: { listen: '0.0.0.0:8008', connect_address: `${inner}:8008` },
    etcd3: { hosts: machines.map((machine) => `${machine.inner}:2379`) },
    bootstrap: {
      dcs: {
        ttl,
        loop_wait: third,
        retry_timeout: third,
        synchronous_mode: is_synchronous,
        synchronous_mode_strict: is_synchronous,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
      pg_hba: ['local all all trust', 'host all all all trust', 'host replication all all trust'],
    },
    postgresql: {
      listen: '0.0.0.0:5432',
      connect_address: `${inner}:5432`,
      data_dir: join(folder, name, 'data'),
      bin_dir: '/usr/lib/postgresql/15/bin',
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'postgres' },
        rewind: { username: 'postgres' },
      },
      parameters: { unix_socket_directories: join(folder, name) },
    },
  });
}

/** A pool of transactions in front of the balancer of the same machine. Since 1.21 PgBouncer knows prepared statements. */
export function poolFile(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const can_prepare = major > 1 || minor >= 21;
  return `[databases]
gangway = host=127.0.0.1 port=5000 user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = 6432
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 200
default_pool_size = 30
server_login_retry = 1
ignore_startup_parameters = options,statement_timeout
${can_prepare ? 'max_prepared_statements = 200' : ''}
`;
}

/** One part of the example in the documentation, with other addresses: what is documented is what runs. */
function balancer(parts: readonly string[], bind: string, servers: readonly string[]): string {
  return readFileSync(join(root, 'docs/operating/haproxy.cfg'), 'utf8')
    .split('\n\n')
    .filter((part) => parts.some((name) => part.includes(`${name}\n`)))
    .map((part) => part.replace(/^ {2}bind .*$/m, `  bind ${bind}`))
    .map((part) =>
      part.replace(/^ {2}server [^]*/m, servers.map((server) => `  server ${server}\n`).join('')),
    )
    .join('\n\n');
}

export function webBalancerFile(bind: string, machines: readonly Machine[]): string {
  const servers = machines.map(({ name, outer }) => `${name} ${outer}:8080`);
  return balancer(['defaults', 'frontend web', 'backend gangway'], bind, servers);
}

export function databaseBalancerFile(machines: readonly Machine[]): string {
  const servers = machines.map(({ name, inner }) => `${name} ${inner}:5432`);
  return balancer(['defaults', 'listen postgresql'], '127.0.0.1:5000', servers);
}
