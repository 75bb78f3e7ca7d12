import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { describeApi } from '#contract/openapi.ts';
import type { Services } from '#server/services.ts';

const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const page = readFileSync(new URL('./docs.html', import.meta.url), 'utf8');
/**
 * Starts the viewer. A separate file, because the policy allows no script in the page. The chapters are closed at
 * first: the viewer draws only some of more than 150 open lines, and on a slow machine it was seen to draw none.
 */
const script = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#description',
  deepLinking: true,
  docExpansion: 'none',
  validatorUrl: null,
  supportedSubmitMethods: [],
  plugins: [() => ({ wrapComponents: { authorizeBtn: () => () => null, authorizeOperationBtn: () => () => null } })],
});
`;

/**
 * The viewer makes HTML from text, which the app's policy refuses. So its page has no origin: a script in it would find
 * no cookies and could request nothing but the description. For the same reason a reader cannot try calls there.
 */
const policy = [
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Without this header the page could not load its files, because it has no origin. */
const for_no_origin = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** `/api/openapi.json`, made from the contract, and a page to read it with. */
export function serveDescription(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  { publicUrl }: Pick<Services, 'publicUrl'>,
): void {
  let description: string | null = null;
  app.get('/api/openapi.json', (_request, reply) => {
    description ??= JSON.stringify(describeApi(endpoints, publicUrl()));
    // the description is public, and the viewer's page has no origin that could be named
    return reply
      .type('application/json; charset=utf-8')
      .header('Access-Control-Allow-Origin', '*')
      .send(description);
  });
  // the viewer's relative addresses would need the path without the final slash as their base, so they are absolute
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('Content-Security-Policy', policy).send(page),
  );
  app.get('/api/docs/docs.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').headers(for_no_origin).send(script),
  );
  void app.register(fastifyStatic, {
    root: viewer,
    prefix: '/api/docs/viewer/',
    decorateReply: false,
    setHeaders: (reply) => void reply.headers(for_no_origin),
    allowedPath: (path) =>
      ['swagger-ui.css', 'swagger-ui-bundle.js'].some((file) => path.endsWith(join('/', file))),
  });
}
