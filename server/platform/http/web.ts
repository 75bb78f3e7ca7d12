import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CodedError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';

/** The built browser app: its folder, its page, and what is known of the build. */
export interface WebBuild {
  folder: string;
  index: string;
  build_hash: string;
  built_at: string;
  /** CSP sources of the scripts and styles that stand in the page itself */
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
  const script_hashes = hashesOf(index.matchAll(/<script>([\s\S]*?)<\/script>/g));
  const style_hashes = hashesOf(index.matchAll(/<style>([\s\S]*?)<\/style>/g));
  return { folder, index, build_hash, built_at, script_hashes, style_hashes };
}

function hashesOf(elements: Iterable<RegExpExecArray>): string[] {
  return Array.from(
    elements,
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/**
 * Serves the browser app. Hashed files never change, so they are kept for a year; the page itself is never cached,
 * or people would not see a new build for hours (known-failures.md, l).
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
  };
  const page = web.index.replace(
    '<meta name="gangway-links" content="{}"',
    // a function: in a text, `$&` of a configured address would mean something
    () => `<meta name="gangway-links" content="${escapeAttribute(JSON.stringify(links))}"`,
  );
  await app.register(fastifyStatic, {
    root: web.folder,
    index: false,
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    setHeaders(reply, path) {
      void reply.header('Cache-Control', cachingOf(path.slice(web.folder.length + 1)));
    },
  });
  app.get('/', (_request, reply) => sendPage(reply));
  app.get('/index.html', (_request, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    const wants_page =
      ['GET', 'HEAD'].includes(request.method) && (request.headers.accept ?? '*/*').includes('text/html');
    // a missing file must not be answered with the page: a browser would run it as a script
    if (!wants_page || /^\/(assets|api)(\/|$)/i.test(request.url)) throw new CodedError('not_found');
    return sendPage(reply);
  });

  function sendPage(reply: FastifyReply): FastifyReply {
    return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(page);
  }
}

function cachingOf(file: string): string {
  if (file.startsWith('assets')) return 'public, max-age=31536000, immutable';
  // it says which build a browser opens without a network
  return file.startsWith('service-worker.js') ? 'no-cache' : 'public, max-age=3600';
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
