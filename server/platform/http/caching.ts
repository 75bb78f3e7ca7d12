import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/**
 * Lets the caller keep an answer for a while, and says whether the one it kept is still this one (`If-None-Match`).
 * The tag is a hash of the text rather than a version, so that it is right whatever the text was made of.
 */
export function isKept(reply: FastifyReply, text: string, max_age_s: number): boolean {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  reply.headers({
    ETag: tag,
    'Cache-Control': `private, max-age=${max_age_s}`,
    // names of countries, for one, come in the caller's language
    Vary: 'Accept-Language',
  });
  const kept = reply.request.headers['if-none-match'] ?? '';
  // proxies that compress mark the tag as weak
  return kept.split(',').some((part) => ['*', tag, `W/${tag}`].includes(part.trim()));
}
