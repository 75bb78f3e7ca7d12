import { chmodSync, existsSync, fsyncSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** An open embedded PostgreSQL. */
export interface EmbeddedPostgres extends PGlite {
  /** the number of bytes written to its log since it was opened */
  octetsLogged(): number;
}

interface Stream {
  nfd: number;
  path: string;
}

interface NodeFileSystem {
  NODEFS: {
    stream_ops: {
      fsync?: (stream: Stream) => number;
      write: (stream: Stream, ...what: [buffer: object, offset: number, length: number]) => number;
    };
  };
}

/**
 * PGlite's files on disk with an fsync that reaches the disk: by default, an acknowledged write can be lost with the
 * machine's power. `fdatasync` has no effect there, so the method of the log must be `fsync`.
 */
class SyncedFiles extends NodeFS {
  octets_logged = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const sync = (module: unknown) => {
      const { stream_ops } = (module as NodeFileSystem).NODEFS;
      stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        return 0;
      };
      const { write } = stream_ops;
      stream_ops.write = (stream, ...what) => {
        const octets = write(stream, ...what);
        // segments alone: a new one is first filled with zeros under another name
        if (stream.path.includes('/pg_wal/0')) this.octets_logged += octets;
        return octets;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), sync] } };
  }
}

/**
 * Opens the embedded PostgreSQL in a folder; a new folder gets a new cluster.
 * @param is_durable false for tests and throw-away databases: their data need not survive a loss of power
 */
export async function openEmbedded(folder: string, is_durable = true): Promise<EmbeddedPostgres> {
  if (!existsSync(folder)) await makeCluster(folder, is_durable);
  // Emscripten makes its files writable for all users; the mode of the folder keeps other users out
  chmodSync(folder, 0o700);
  return openFiles(folder, is_durable);
}

/** Renames a new cluster when it is complete: a start that is killed on the way leaves no half cluster. */
async function makeCluster(folder: string, is_durable: boolean): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  await (await openFiles(unfinished, is_durable)).close();
  renameSync(unfinished, folder);
}

/**
 * Buffers are our own memory, filled with zeros at the start. A quarter of PostgreSQL's own 128 MB takes 100 MB and 60
 * ms off a server and nothing from its speed: the kernel caches the rest.
 */
const settings = [
  'shared_buffers=32MB',
  // pages are in memory: by default a lookup by an index seems dearer than reading a table of some hundred rows
  'random_page_cost=1.1',
  // planning takes several times as long as the execution, and PostgreSQL believes that it takes a tenth of it
  'plan_cache_mode=force_generic_plan',
  // segments of the log are kept for reuse: by default up to 1 GB of them
  'min_wal_size=32MB',
  'max_wal_size=96MB',
  'checkpoint_completion_target=0',
];

/** `-F`, the first of PGlite's own parameters, turns `fsync` off. */
const durable = ['fsync=on', 'wal_sync_method=fsync'];

async function openFiles(folder: string, is_durable: boolean): Promise<EmbeddedPostgres> {
  const startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F' || !is_durable),
    ...[...settings, ...(is_durable ? durable : [])].flatMap((setting) => ['-c', setting]),
  ];
  const files = new SyncedFiles(folder);
  const pglite = await PGlite.create({ fs: files, startParams });
  return Object.assign(pglite, { octetsLogged: () => files.octets_logged });
}
