import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CodedError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';
import { compressed } from './compression.ts';
import { openFront, serveCrawlers } from './front.ts';
import { escapeText, front_script, front_style, no_script_style } from './front-home.ts';

/** The built browser app: its folder, its page, and data about the build. */
export interface WebBuild {
  folder: string;
  index: string;
  build_hash: string;
  built_at: string;
  /** CSP sources of the inline scripts and styles of the page */
  script_hashes: string[];
  style_hashes: string[];
}

/** Reads the build; null where the browser app was not built (the API works without it). */
export function readWebBuild(folder: string): WebBuild | null {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return null;
  const index = readFileSync(page, 'utf8');
  const { build_hash, built_at } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as {
    build_hash: string;
    built_at: string;
  };
  const textsIn = (elements: RegExp) => Array.from(index.matchAll(elements), ([, text = '']) => text);
  const script_hashes = hashesOf([...textsIn(/<script>([\s\S]*?)<\/script>/g), front_script]);
  const style_hashes = hashesOf([...textsIn(/<style>([\s\S]*?)<\/style>/g), front_style, no_script_style]);
  return { folder, index, build_hash, built_at, script_hashes, style_hashes };
}

function hashesOf(texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * Serves the browser app. Hashed files never change, so browsers cache them for a year. The page itself is never
 * cached: in a comparable product people did not see a new build for hours (docs/product/known-failures.md, section l).
 */
export async function serveWeb(
  app: FastifyInstance,
  { config }: Pick<Services, 'config'>,
  web: WebBuild | null,
): Promise<void> {
  if (web === null) {
    app.setNotFoundHandler(() => {
      throw new CodedError('not_found');
    });
    return;
  }
  const links = {
    help: config.HELP_URL,
    terms: config.TERMS_URL,
    privacy: config.PRIVACY_URL,
    refund: config.REFUND_URL,
    cookies: config.COOKIES_URL,
    facebook: config.FACEBOOK_URL,
    instagram: config.INSTAGRAM_URL,
    sign_up: config.SIGN_UP,
    mail: config.SMTP_URL === undefined ? 'terminal' : 'inbox',
  };
  const page = web.index.replace(
    '<meta name="gangway-links" content="{}"',
    // a function, because `$&` in a configured address would be replaced in a string
    () => `<meta name="gangway-links" content="${escapeText(JSON.stringify(links))}"`,
  );
  await app.register(fastifyStatic, {
    root: web.folder,
    index: false,
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const file = path.slice(web.folder.length + 1);
      void reply.header('Cache-Control', cachingOf(file));
      // programs that show a link may show its picture in their own pages
      if (file.startsWith('pictures/share-'))
        void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
  const front = openFront(config, page);
  serveCrawlers(app, config);
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const takes_page = (request.headers.accept ?? '*/*').includes('text/html') || front.isRead(request);
    const wants_page = ['GET', 'HEAD'].includes(request.method) && takes_page;
    // a missing file must not be answered with the page: a browser would run it as a script
    if (!wants_page || /^\/(assets|api)(\/|$)/i.test(request.url)) throw new CodedError('not_found');
    return sendPage(request, reply);
  });

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // a few pages may be indexed; all other addresses belong to an account, and some hold keys from mails
    if (!front.isFound(request)) void reply.header('X-Robots-Tag', 'noindex');
    const for_reader = await front.pageFor(request);
    if (for_reader !== null) void reply.header('Vary', 'Accept-Language, Cookie');
    reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store');
    // compressed, so that the browser requests the files of the page that much sooner
    return reply.send(await compressed(reply, for_reader ?? page));
  }
}

function cachingOf(file: string): string {
  if (file.startsWith('assets')) return 'public, max-age=31536000, immutable';
  // the service worker decides which build a browser opens without a network
  return file.startsWith('service-worker.js') ? 'no-cache' : 'public, max-age=3600';
}
