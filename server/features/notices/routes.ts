import * as contract from '#contract/notices.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import { listNotices, readNotices, summarizeNotices } from './actions.ts';

export function noticeRoutes(serve: Serve, services: Services): void {
  serve(contract.listNotices, ({ scope, query }) => listNotices(services, scope, query));
  serve(contract.summarizeNotices, ({ scope, caller }) => {
    return summarizeNotices(services, scope, caller.language);
  });
  serve(contract.readNotices, ({ scope, body, caller }) => {
    return readNotices(services, scope, body, caller.language);
  });
}
