import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A shorter text fits into a packet or two anyway, and compressing it costs more than it saves. */
const least_bytes = 2048;

/** Low enough to cost a few milliseconds for the longest list. */
const brotli_quality = 4;
const gzip_level = 5;
/** The whole record: a tenth of a second saves 5 % of what goes over a network at sea. */
const long_bytes = 1_000_000;
const gzip_level_of_long = 9;

/**
 * The text of an answer, compressed by brotli or gzip outside the event loop if it is long and the caller accepts that
 * (docs/decisions/061-compression.md).
 */
export async function compressed<Text extends string | Buffer>(
  reply: FastifyReply,
  text: Text,
): Promise<Text | Buffer> {
  if (text.length < least_bytes) return text;
  const varies = String(reply.getHeader('Vary') ?? '');
  if (!varies.includes('Accept-Encoding'))
    reply.header('Vary', [varies, 'Accept-Encoding'].filter(Boolean).join(', '));
  const encoding = pickEncoding(reply.request.headers['accept-encoding']);
  if (encoding === null) return text;
  reply.header('Content-Encoding', encoding);
  if (encoding === 'gzip')
    return zip(text, { level: text.length < long_bytes ? gzip_level : gzip_level_of_long });
  const bytes: Buffer = typeof text === 'string' ? Buffer.from(text) : text;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli_quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params });
}

/** The best encoding that a caller accepts: `br;q=0` is a refusal, `*` stands for all encodings that are not named. */
export function pickEncoding(accepted: string | undefined): 'br' | 'gzip' | null {
  const wanted = new Map<string, boolean>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    wanted.set(name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)));
  }
  const isWanted = (name: string) => wanted.get(name) ?? wanted.get('*') ?? false;
  if (isWanted('br')) return 'br';
  return isWanted('gzip') ? 'gzip' : null;
}
