import { readStored, writeStored } from './storage.ts';

/** The flag of docs/product/requirements.md, section 4: the next navigation loads the whole page. */
const FLAG = 'force_reload_on_navigation';

/** The hash in the page's `<meta name="build-hash">`; undefined in a page of another server. */
export function buildHashOf(page: string): string | undefined {
  return /<meta name="build-hash" content="([\w-]+)"/.exec(page)?.[1];
}

let asked: Promise<string | undefined> | undefined;

/** The hash of the build that the server has; undefined without a server. Asked once at a time. */
export function servedHash(): Promise<string | undefined> {
  asked ??= fetchHash().finally(() => {
    asked = undefined;
  });
  return asked;
}

async function fetchHash(): Promise<string | undefined> {
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return response.ok ? buildHashOf(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the page of the app comes from the network. */
export async function servesApp(): Promise<boolean> {
  return (await servedHash()) !== undefined;
}

/** Reloads the page if the server answers; a reload without a network would leave the reader with nothing. */
export async function reloadIfReachable(): Promise<void> {
  if (await servesApp()) location.reload();
}

export function raiseReloadFlag(): void {
  writeStored(FLAG, 'true');
}

export function isReloadWanted(): boolean {
  return readStored(FLAG, (text): text is 'true' => text === 'true') !== undefined;
}

/** A page that was just loaded has the newest build. */
export function lowerReloadFlag(): void {
  writeStored(FLAG, null);
}
