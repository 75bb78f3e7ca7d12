import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';
import type { WebBuild } from './web.ts';

/**
 * Headers of every answer. Scripts run from our own files only (and the page's own, by hash); tokens stand in cookies
 * that scripts can read, so nothing foreign may ever run.
 */
export function protect(
  app: FastifyInstance,
  { publicUrl }: Pick<Services, 'publicUrl'>,
  web: WebBuild | null,
): void {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${(web?.script_hashes ?? []).join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  app.addHook('onSend', async (request, reply) => {
    reply.header('Content-Security-Policy', policy);
    reply.header('X-Content-Type-Options', 'nosniff');
    reply.header('Referrer-Policy', 'no-referrer');
    reply.header('Cross-Origin-Opener-Policy', 'same-origin');
    if (publicUrl().startsWith('https:')) {
      reply.header('Strict-Transport-Security', 'max-age=31536000');
    }
    // what a signed-in user reads belongs to nobody else's cache
    if (request.url.startsWith('/api/') && !reply.hasHeader('Cache-Control'))
      reply.header('Cache-Control', 'no-store');
  });
}
