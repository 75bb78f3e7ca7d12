import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { error_statuses, type ErrorCode } from './errors.ts';

const errorBody = z.object({
  code: z.enum(Object.keys(error_statuses) as [ErrorCode, ...ErrorCode[]]),
  detail: z.string().meta({ description: 'One sentence in the language of Accept-Language.' }),
  errors: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .meta({ description: 'What is wrong, by field; only with 400.' }),
  current: z
    .unknown()
    .optional()
    .meta({ description: 'The record as it is now; only with 412, and 409 for another amount.' }),
  maintenance: z
    .object({ message: z.string().nullable(), planned_end: z.string().nullable() })
    .optional()
    .meta({ description: 'The words of the operator, and the planned end; only with `maintenance`.' }),
});

const tag_descriptions: Record<Endpoint['tag'], string> = {
  About: 'What runs here.',
  Account: 'Signing up, logging in, and the profile.',
  Catalog: 'Lines, ships, ports, airports, airlines and loyalty programmes; the same for everybody.',
  'Cruise parts':
    'What belongs to a cruise: passengers, flights, hotel nights, add-ons, payments, schedule, diary.',
  Cruises: 'The record of each cruise.',
  Documents: 'Files kept with a cruise.',
  Dashboard: 'What the first screen shows.',
  Calendar: 'What falls on which day.',
  'Calendar feed': 'The calendar that other programs subscribe to.',
  Reminders: 'What comes by itself before a cruise, and how to switch it off.',
  Notices: 'What the app tells by itself.',
  Weather: 'The forecast along a cruise.',
  Loyalty: 'Programmes of the lines, members of a household, points by cruise.',
  Sharing: 'What people let each other see',
  Billing: 'Plans, and paying for them',
  Contact: 'A word to the operator',
  Operator: 'For operators alone: to all others nothing of this is there',
  Statistics: 'What it all adds up to: figures, graphs, badges, the map of everything.',
  Uploads: 'Booking documents: sent in, read by a job, reviewed, and only then a cruise',
};

/**
 * The OpenAPI 3.1 description of the API, as a plain object for JSON.
 * @param server the public address of the API, without `/api`
 */
export function describeApi(endpoints: readonly Endpoint[], server: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    (paths[`/${endpoint.path}`] ??= {})[endpoint.method.toLowerCase()] = describe(endpoint);
  }
  Object.assign(paths, calls_of_others);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gangway',
      version: '1',
      description: 'Cruises, and all that belongs to them. A path answers with and without its final slash.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Gangway' },
    },
    servers: [{ url: `${server}/api` }],
    tags: [...new Set(endpoints.map((endpoint) => endpoint.tag))].map((name) => ({
      name,
      description: tag_descriptions[name],
    })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'gwy_…',
          description: 'A token for own scripts, of the settings. A call names the scope that it needs.',
        },
      },
      schemas: { Error: schemaOf(errorBody, 'output') },
      responses: {
        Error: { description: 'What went wrong', content: json({ $ref: '#/components/schemas/Error' }) },
      },
    },
  };
}

/** Calls of other programs, without JSON or a session: described by hand, as they have no endpoint. */
const calls_of_others: Record<string, Record<string, unknown>> = {
  '/icalendar/{token}.ics': {
    get: {
      operationId: 'get_icalendar_token_ics',
      summary: 'The calendar feed, for calendar programs; the token in the address is the only key to it',
      tags: ['Calendar feed'] satisfies Endpoint['tag'][],
      security: [],
      parameters: [
        {
          name: 'token',
          in: 'path',
          required: true,
          schema: { type: 'string', pattern: String.raw`^[\w-]{43}$` },
        },
        { name: 'If-None-Match', in: 'header', required: false, schema: { type: 'string' } },
      ],
      responses: {
        200: {
          description: 'The feed, by RFC 5545 and 7986',
          headers: { ETag: { schema: { type: 'string' }, description: 'Of the text of the feed.' } },
          content: { 'text/calendar': { schema: { type: 'string' } } },
        },
        304: { description: 'Unchanged since the answer that If-None-Match names' },
        404: { $ref: '#/components/responses/Error' },
      },
    },
  },
  '/billing/webhook': {
    post: {
      operationId: 'post_billing_webhook',
      summary: 'Events of the payment provider, signed by it; 404 where nothing is sold',
      tags: ['Billing'] satisfies Endpoint['tag'][],
      security: [],
      parameters: [
        {
          name: 'Stripe-Signature',
          in: 'header',
          required: true,
          schema: { type: 'string' },
          description: 'Over the very bytes of the body.',
        },
      ],
      requestBody: { required: true, content: json({ type: 'object' }) },
      responses: {
        200: {
          description: 'The event is taken',
          content: json({
            type: 'object',
            required: ['received'],
            properties: { received: { type: 'boolean' } },
          }),
        },
        400: { $ref: '#/components/responses/Error' },
        404: { $ref: '#/components/responses/Error' },
      },
    },
  },
};

function describe(endpoint: Endpoint): Record<string, unknown> {
  const { method, path, answer } = endpoint;
  const status = endpoint.status ?? (answer === null ? 204 : 200);
  return {
    operationId: `${method.toLowerCase()}_${path.replaceAll(/[^a-z]+/gi, '_').replaceAll(/^_|_$/g, '')}`,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.is_versioned === true && method !== 'GET' && method !== 'POST'
        ? [
            {
              name: 'If-Match',
              in: 'header',
              required: false,
              schema: { type: 'string' },
              description: 'The version that the change was made to, as its ETag.',
            },
          ]
        : []),
    ],
    ...bodyOf(endpoint),
    responses: {
      [status]:
        answer === null
          ? { description: 'Done' }
          : {
              description: 'The answer',
              ...headersOf(endpoint),
              content: answer === 'file' ? any_file : json(schemaOf(answer, 'output')),
            },
      ...(endpoint.max_age_s === undefined && !isTagged(endpoint)
        ? {}
        : { 304: { description: 'Unchanged since the answer that If-None-Match names' } }),
      ...Object.fromEntries(
        errorsOf(endpoint).map((code) => [error_statuses[code], { $ref: '#/components/responses/Error' }]),
      ),
    },
  };
}

/** A session, or a token of any of the scopes. */
function securityOf({ is_public, token_scopes = [] }: Endpoint): Record<string, string[]>[] {
  if (is_public === true) return [];
  return [{ session: [] }, ...token_scopes.map((scope) => ({ token: [scope] }))];
}

const file_part = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
};
const any_file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

function bodyOf({ body, takes }: Endpoint): Record<string, unknown> {
  if (takes === 'file')
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file_part } } } };
  if (body === undefined) return {};
  return { requestBody: { required: true, content: json(schemaOf(body, 'input')) } };
}

/** Whether the answer has a tag of its own, which is not the version of a record. */
function isTagged({ changes_with, is_versioned }: Endpoint): boolean {
  return changes_with !== undefined && is_versioned !== true;
}

function headersOf(endpoint: Endpoint): Record<string, unknown> {
  const { is_versioned, max_age_s } = endpoint;
  const text = { type: 'string' };
  if (isTagged(endpoint)) {
    return { headers: { ETag: { schema: text, description: 'Of the answer; for If-None-Match.' } } };
  }
  if (max_age_s !== undefined) {
    return {
      headers: {
        ETag: { schema: text, description: 'Of the text of the answer; for If-None-Match.' },
        'Cache-Control': { schema: text, description: `private, max-age=${max_age_s}` },
      },
    };
  }
  if (is_versioned !== true) return {};
  return { headers: { ETag: { schema: text, description: 'The version of the record.' } } };
}

function errorsOf(endpoint: Endpoint): ErrorCode[] {
  return [
    ...(endpoint.body === undefined && endpoint.query === undefined ? [] : (['invalid'] as const)),
    ...(endpoint.is_public === true ? [] : (['not_authenticated', 'forbidden'] as const)),
    ...(endpoint.is_public === true || endpoint.method === 'GET' ? [] : (['too_many_requests'] as const)),
    ...(endpoint.params === undefined ? [] : (['not_found'] as const)),
    ...(endpoint.errors ?? []),
    'too_large',
    'unexpected',
  ];
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): unknown[] {
  return Object.entries<z.core.$ZodType>(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: schemaOf(field, 'input'),
  }));
}

/** JSON Schema of a zod schema; `$schema` is dropped, as OpenAPI 3.1 sets the dialect for the whole document. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const {
    $schema: _dialect,
    '~standard': _standard,
    ...described
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;
  return described;
}

function json(schema: unknown): Record<string, unknown> {
  return { 'application/json': { schema } };
}
