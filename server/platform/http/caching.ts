import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/**
 * Lets the caller cache an answer, and says whether its cached copy is still current (`If-None-Match`). The tag is a
 * hash of the text, not a version, so that it is right for every source of the text.
 */
export function isCached(reply: FastifyReply, text: string, max_age_s: number): boolean {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  reply.headers({
    ETag: tag,
    'Cache-Control': `private, max-age=${max_age_s}`,
    // some texts, such as names of countries, are in the caller's language
    Vary: 'Accept-Language',
  });
  const kept = reply.request.headers['if-none-match'] ?? '';
  // proxies that compress mark the tag as weak
  return kept.split(',').some((part) => ['*', tag, `W/${tag}`].includes(part.trim()));
}
