import type { FastifyReply, FastifyRequest } from 'fastify';
import { build_header } from '#domain/build-header.ts';
import type { Services } from '#server/services.ts';
import type { WebBuild } from './web.ts';

/** Browser features that the app never uses, so that no script in its pages can use them either. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Scripts, styles and fonts of a page, which the page's own policy governs: without these 950 bytes each, its files
 * are there a round trip earlier on a slow line. They never change, so that no browser asks whether they did. A worker
 * has the policy of its own file.
 */
const part_of_page = /^\/assets\/(?![^?]*worker)[^?]*\.(?:js|css|woff2)(?:$|\?)/;

/** The value of the build's header: a server without the app has no hash. */
export function buildOf(web: Pick<WebBuild, 'build_hash'> | null): string {
  return web?.build_hash ?? 'none';
}

/**
 * Headers of every answer, with the build, and the request's id as in its log lines. Scripts and styles load from our
 * own files only (and the page's own, by hash), and no text becomes HTML or code (`web/lib/trusted-types.ts`); tokens
 * are in cookies that scripts can read, so no foreign code may ever run. A page that cannot work under this policy
 * brings its own, and what is part of one needs none.
 */
export function protections(
  { publicUrl }: Pick<Services, 'publicUrl'>,
  web: WebBuild | null,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...(web?.script_hashes ?? [])].join(' '),
    ["style-src 'self'", ...(web?.style_hashes ?? [])].join(' '),
    "worker-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
  return (request, reply) => {
    const is_part = part_of_page.test(request.url) && reply.statusCode < 400;
    if (is_part) {
      for (const name of ['ETag', 'Last-Modified', 'Accept-Ranges']) void reply.removeHeader(name);
    } else {
      if (!reply.hasHeader('Content-Security-Policy')) {
        void reply.header('Content-Security-Policy', policy);
        void reply.header('Cross-Origin-Opener-Policy', 'same-origin');
      }
      void reply.header('Permissions-Policy', permissions);
      void reply.header('X-Request-Id', request.id);
    }
    void reply.header(build_header, buildOf(web));
    // an answer meant for pages of other origins sets this header itself
    if (!reply.hasHeader('Cross-Origin-Resource-Policy'))
      void reply.header('Cross-Origin-Resource-Policy', 'same-origin');
    void reply.header('X-Content-Type-Options', 'nosniff');
    void reply.header('Referrer-Policy', 'no-referrer');
    if (publicUrl().startsWith('https:')) {
      void reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    }
    // no shared cache may store the answers to signed-in users
    if (request.url.startsWith('/api/') && !reply.hasHeader('Cache-Control'))
      void reply.header('Cache-Control', 'no-store');
  };
}
