import { chmodSync, existsSync, fsyncSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeFileSystem {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/**
 * PGlite's files on disk with an fsync that reaches the disk: as it comes, an acknowledged write can be lost with the
 * machine's power. `fdatasync` stays without effect there, so the method of the log must be `fsync`.
 */
class SyncedFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const sync = (module: unknown) => {
      (module as NodeFileSystem).NODEFS.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), sync] } };
  }
}

/** Opens the embedded PostgreSQL in a folder, or in memory for tests: from a dump of a migrated one, when given. */
export async function openEmbedded(folder: string | null, dump?: Blob): Promise<PGlite> {
  if (folder === null) return PGlite.create(dump === undefined ? {} : { loadDataDir: dump });
  if (!existsSync(folder)) await makeCluster(folder);
  // its files can be written by everybody, as Emscripten makes them; nobody else gets as far as them
  chmodSync(folder, 0o700);
  return openFiles(folder);
}

/** A new cluster gets its name when it is whole: a start that is killed while it makes one leaves nothing half made. */
async function makeCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  await (await openFiles(unfinished)).close();
  renameSync(unfinished, folder);
}

/**
 * Buffers are memory of ours, filled with zeros at the start. A quarter of PostgreSQL's own 128 MB takes 100 MB and
 * 60 ms off a server and nothing from its speed: what does not fit the kernel keeps at hand.
 */
const settings = ['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=32MB'];

function openFiles(folder: string): Promise<PGlite> {
  const startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  return PGlite.create({ fs: new SyncedFiles(folder), startParams });
}
