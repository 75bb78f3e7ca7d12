import { filesOfScreens, filesToKeep, isAsset, isPage, type Shell } from './shell.ts';

/*
 * Opens the app without a network. It keeps files of the build, never an answer of the API: web/lib/offline.ts keeps
 * the answers and removes them at sign-out. A page comes from the server whenever the server answers.
 */

/** Types of a worker that TypeScript's library for pages lacks. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface WorkerScope {
  addEventListener: ((type: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void) &
    ((type: 'fetch', listener: (event: WorkerFetchEvent) => void) => void) &
    ((type: 'message', listener: (event: WorkerMessageEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  readonly clients: { claim: () => Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable: () => Promise<void> } };
}

const worker = globalThis as unknown as WorkerScope;
const shell = JSON.parse('__GANGWAY_SHELL__') as Shell;
const prefix = 'gangway-';
const cache_name = prefix + shell.build_hash;
const page_path = '/';
/** If the page takes longer, the kept one opens: on a ship's Wi-Fi an answer may never come. */
const patience_ms = 2_000;
/** The statuses of a server that stops or waits for its database. */
const no_server = [502, 503, 504];

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => event.waitUntil(keepAsked(event)));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && isPage(pathname) && search !== shell.to_network)
    event.respondWith(openPage(event));
  else if (isAsset(pathname)) event.respondWith(openAsset(event));
});

/** All or nothing: until the new build is complete, the previous one opens the app. */
async function install(): Promise<void> {
  const page = await fetch(page_path, { cache: 'no-store' });
  // a page of the Wi-Fi, or of an even newer build
  if (!page.ok || !(await page.clone().text()).includes(`content="${shell.build_hash}"`))
    throw new Error('the page is not that of this build');
  const cache = await caches.open(cache_name);
  await Promise.all(filesToKeep(shell, await cachedPaths()).map(keepFile));
  await cache.put(page_path, page);
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cache_name);
  await Promise.all(old.map((name) => caches.delete(name)));
  // the browser fetches the page while this worker wakes up
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** Paths of all files that any build has kept here. */
async function cachedPaths(): Promise<string[]> {
  const names = await caches.keys();
  const requests = await Promise.all(
    names.filter((name) => name.startsWith(prefix)).map(async (name) => (await caches.open(name)).keys()),
  );
  return requests.flat().map(({ url }) => new URL(url).pathname);
}

/** The file of this build that is kept under a path. */
async function findOwn(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: cache_name, ignoreVary: true });
}

/** A worker that has been replaced may still be answering: to open its removed cache would make another one, for good. */
async function put(path: string, file: Response): Promise<void> {
  if (await caches.has(cache_name)) await (await caches.open(cache_name)).put(path, file);
}

async function keepFile(path: string): Promise<void> {
  if ((await findOwn(path)) !== undefined) return;
  const kept = await findCached(path);
  const file = kept ?? (await fetchFile(path));
  if (!isFile(file)) throw new Error(`${path} could not be loaded`);
  await put(path, file);
}

/**
 * Keeps what the page asks for: the files that it loaded before this worker was there, or those of every screen, of
 * which it answers whether they are there, through the port that came with the message.
 */
async function keepAsked({ data, ports }: WorkerMessageEvent): Promise<void> {
  const paths = Array.isArray(data) ? data.filter((path) => shell.all.includes(path as string)) : [];
  await Promise.allSettled(paths.map((path: string) => keepFile(path)));
  if (typeof data !== 'string') return;
  // one after the other: the page has the network first
  let is_complete = true;
  for (const path of filesOfScreens(shell, data))
    await keepFile(path).catch(() => {
      is_complete = false;
    });
  ports[0]?.postMessage({ build: shell.build_hash, is_complete });
}

/** Whether an answer names the build of the server. */
function isNamed({ headers }: Response): boolean {
  return (headers.get(shell.build_header) ?? '') !== '';
}

/**
 * The server's page, read to its end: the connection may be cut in the middle. It is known by the server's header, or
 * by its mark, where a proxy removes the header or a server from before it answers.
 */
async function wholePage(answer: Response): Promise<Response> {
  const page = await answer.blob();
  const is_ours = isNamed(answer) || (await page.text()).includes('<meta name="build-hash"');
  if (!is_ours || no_server.includes(answer.status)) throw new Error('no page of the server');
  return new Response(page, answer);
}

/** What a network answers in place of a script would be kept for as long as the build. */
function isFile(answer: Response): boolean {
  const type = answer.headers.get('Content-Type') ?? '';
  if (answer.status !== 200 || answer.redirected || type.includes('html')) return false;
  return isNamed(answer) || /javascript|css|font/.test(type);
}

async function fetchFile(request: Request | string): Promise<Response> {
  const file = await fetch(request);
  // the browser may have stored what a network answered
  return isFile(file) ? file : fetch(request, { cache: 'reload' });
}

async function findCached(path: string): Promise<Response | undefined> {
  return caches.match(path, { ignoreVary: true });
}

async function openPage({ request, preloadResponse }: WorkerFetchEvent): Promise<Response> {
  const kept = await findOwn(page_path);
  const asked = preloadResponse.then((preloaded) => preloaded ?? fetch(request));
  if (kept === undefined) return asked;
  const impatience = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), patience_ms);
  });
  try {
    return await Promise.race([asked.then(wholePage), impatience]);
  } catch {
    return kept;
  }
}

async function openAsset(event: WorkerFetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const kept = await findCached(pathname);
  if (kept !== undefined) return kept;
  if (!shell.all.includes(pathname)) return fetch(event.request);
  const file = await fetchFile(event.request);
  // the page would take another answer out of its own memory for as long as its head allows
  if (!isFile(file)) return Response.error();
  // keeps each loaded file: the screen that needs it was opened
  const copy = file.clone();
  event.waitUntil(put(pathname, copy));
  return file;
}
