import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

/** The behaviour of the service with the next request. */
type Mood = 'works' | 'says nothing' | 'is out of order' | 'has no bucket';

export interface TestS3 {
  /** as `S3_URL` */
  url: string;
  objects: Map<string, { content: Buffer; modified: Date }>;
  /** the accepted requests: method, path, and how the body's length was declared */
  taken: { method: string; path: string; length: string | undefined }[];
  mood: Mood;
}

const key_id = 'AKIDEXAMPLE';
const secret = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const region = 'eu-central-1';
const page_length = 2;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/**
 * A small S3 service, closed after the test file. It accepts only signatures that it computes itself, by the
 * specification of AWS Signature Version 4, and lists two objects a page.
 */
export async function startTestS3(): Promise<TestS3> {
  const objects: TestS3['objects'] = new Map();
  const s3: TestS3 = { url: '', objects, taken: [], mood: 'works' };
  const server = createServer((request, response) => {
    answer(s3, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const account = `${key_id}:${encodeURIComponent(secret)}`;
  s3.url = `http://${account}@127.0.0.1:${port}/voyages/our%20files?region=${region}`;
  return s3;
}

async function answer(s3: TestS3, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const content = Buffer.concat(chunks);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
  const refuse = (status: number, code: string) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0"?><Error><Code>${code}</Code><AWSAccessKeyId>${key_id}</AWSAccessKeyId></Error>`,
      );
  if (s3.mood === 'says nothing') return;
  if (s3.mood === 'is out of order') return void refuse(503, 'SlowDown');
  if (s3.mood === 'has no bucket') return void refuse(404, 'NoSuchBucket');
  const fault = faultOf(request, content);
  if (fault !== null) return void refuse(403, fault);
  const key = decodeURIComponent(pathname).replace(/^\/voyages\/?/, '');
  const { method = '' } = request;
  s3.taken.push({ method, path: pathname, length: request.headers['content-length'] });
  const there = s3.objects.get(key);
  if (method === 'PUT') s3.objects.set(key, { content, modified: new Date() });
  if (method === 'DELETE') s3.objects.delete(key);
  if (method === 'GET' && key === '')
    return void response.end(
      listing(s3, searchParams.get('prefix') ?? '', searchParams.get('continuation-token')),
    );
  if (method !== 'GET') return void response.writeHead(method === 'PUT' ? 200 : 204).end();
  if (there === undefined) return void refuse(404, 'NoSuchKey');
  response.writeHead(200, { 'content-length': there.content.length }).end(there.content);
}

function listing({ objects }: TestS3, prefix: string, token: string | null): string {
  const from = Number(/^<&>(\d+)$/.exec(token ?? '<&>0')?.[1]);
  const found = [...objects].filter(([key]) => key.startsWith(prefix));
  const contents = found.slice(from, from + page_length).map(([key, { modified }]) => {
    return `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified></Contents>`;
  });
  const next = from + page_length;
  const more =
    next < found.length ? `<NextContinuationToken>&lt;&amp;&gt;${next}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
}

/** The fault of a request's signature, or null. */
function faultOf({ method = '', url = '/', headers }: IncomingMessage, content: Buffer): string | null {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/;
  const [, id, day = '', where = '', signed = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  const instant = String(headers['x-amz-date']);
  const payload = String(headers['x-amz-content-sha256']);
  if (id !== key_id || where !== region || !instant.startsWith(day)) return 'InvalidAccessKeyId';
  if (!signed.split(';').includes('host')) return 'AccessDenied';
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(content)) return 'XAmzContentSHA256Mismatch';
  if (method === 'PUT' && payload === 'UNSIGNED-PAYLOAD') return 'AccessDenied';

  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    encode(decodeURIComponent(path)).replaceAll('%2F', '/'),
    [...new URLSearchParams(query)]
      .map((pair) => pair.map(encode).join('='))
      .toSorted()
      .join('&'),
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}`),
    '',
    signed,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', instant, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

/** Encodes everything but letters, digits and four marks. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
