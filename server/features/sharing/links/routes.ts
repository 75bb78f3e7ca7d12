import { Readable } from 'node:stream';
import * as contract from '#contract/public-links.ts';
import { mustOwn } from '#server/features/cruises/change/actions.ts';
import { Reply, SentFile } from '#server/platform/http/call.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import * as actions from './actions.ts';
import { drawCountdown } from './picture.ts';

/** No search engine lists a voyage; `platform/http/headers.ts` sets the other headers. */
const unlisted = { 'X-Robots-Tag': 'noindex' };
/** A picture stands on pages of other origins, whose servers may not keep it beyond the end of its link. */
const picture_headers = {
  ...unlisted,
  'Content-Type': 'image/png',
  'Content-Disposition': 'inline; filename="countdown.png"',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'private, max-age=300',
};

export function publicLinkRoutes(serve: Serve, services: Services): void {
  const theirs = { checkAccess: mustOwn(services) };
  serve(contract.readPublicLink, ({ scope, params }) => actions.readLink(services, scope, params.id));
  serve(
    contract.putPublicLink,
    ({ scope, params, body }) => actions.putLink(services, scope, params.id, body),
    theirs,
  );
  serve(contract.renewPublicLink, ({ scope, params }) => actions.renewLink(services, scope, params.id));
  serve(contract.deletePublicLink, async ({ scope, params }) => {
    await actions.deleteLink(services, scope, params.id);
    return undefined;
  });
  serve(contract.readPublicVoyage, async ({ params, caller }) => {
    return new Reply(await actions.readPublicVoyage(services, params.token, caller), unlisted);
  });
  serve(contract.readPublicCountdown, async ({ params, caller }) => {
    const { countdown } = await actions.readCountdown(services, params.token, caller);
    return new Reply(countdown, unlisted);
  });
  serve(contract.readCountdownPicture, async ({ params, caller }) => {
    const { countdown, drawn, language } = await actions.readCountdown(services, params.token, caller);
    const picture = await drawCountdown(drawn, countdown, language);
    return new Reply(new SentFile(Readable.from([picture]), picture.length), picture_headers);
  });
}
