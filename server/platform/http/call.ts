import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { pickLanguage, type Language } from '#domain/languages.ts';
import type { Moment } from '#domain/timeline.ts';
import { isTimeZone } from '#domain/zones.ts';
import type { Scope } from '#server/platform/scope.ts';
import { here, networkOf } from './network.ts';
import type { OpenUpload } from './upload.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** A call as its action sees it: everything checked, nothing of HTTP but what was declared. */
export interface Call<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  /** for endpoints that take a file; nothing of it is read before */
  openUpload: E extends { takes: 'file' } ? OpenUpload : undefined;
  /** the checked session; public endpoints have none */
  scope: E extends { is_public: true } ? null : Scope;
  caller: Caller;
  /** the versions that `If-Match` names; null: any is meant */
  if_match: number[] | null;
}

/** Who calls, as far as headers tell. */
export interface Caller {
  language: Language;
  moment: Moment;
  /** asks for the headers of an answer alone */
  is_head: boolean;
  user_agent: string;
  /** the network address it came from, as `networkOf` tells it */
  network: string;
  /** whether it came from a program on this very machine, as far as can be told, and not through a proxy */
  is_direct: boolean;
}

/** Text of a JSON body that the database built; it goes out as it is. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** An answer with headers of its own. */
export class Reply<Content> {
  readonly body: Content;
  readonly headers: Record<string, string>;
  constructor(body: Content, headers: Record<string, string>) {
    this.body = body;
    this.headers = headers;
  }
}

/** An answer that is a file: it goes out as it is read. */
export class SentFile {
  readonly content: Readable;
  readonly size: number;
  constructor(content: Readable, size: number) {
    this.content = content;
    this.size = size;
  }
}

type Body<E extends Endpoint> = E['answer'] extends 'file'
  ? SentFile
  : E['answer'] extends z.ZodType
    ? z.input<E['answer']> | JsonText
    : undefined;

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => E['answer'] extends null ? Promise<void> : Promise<Body<E> | Reply<Body<E>>>;

/** The caller. A zone that is missing or unknown is UTC (docs/product/rules.md, section 2). */
export function callerOf({ headers, ip, ips = [], method, socket }: FastifyRequest, now: Date): Caller {
  const zone = headers['x-timezone'];
  return {
    language: pickLanguage(headers['accept-language']),
    moment: {
      now: now.toISOString(),
      time_zone: typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC',
    },
    is_head: method === 'HEAD',
    user_agent: (headers['user-agent'] ?? '').slice(0, 500).replaceAll('\0', ''),
    // with a believed proxy these are its own address and what its header says
    network: networkOf(ip, ips.length > 1),
    is_direct: isDirect(headers, socket.remoteAddress ?? ''),
  };
}

const of_proxies = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** A proxy on the machine itself says whom it stands for, or asks by another name, as those do that are set up with care. */
function isDirect(headers: IncomingHttpHeaders, remote_address: string): boolean {
  const name = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
  return (
    networkOf(remote_address) === here &&
    name.test(headers.host ?? '') &&
    of_proxies.every((header) => headers[header] === undefined)
  );
}

/** The versions that `If-Match` names: `"7", "8"` gives both; `*` and a missing header give null, rubbish gives none. */
export function versionsOf(if_match: string | undefined): number[] | null {
  if (if_match === undefined || if_match.trim() === '*') return null;
  return Array.from(if_match.matchAll(/"(\d{1,9})"/g), ([, version]) => Number(version));
}
