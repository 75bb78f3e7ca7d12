import * as contract from '#contract/archive.ts';
import { Reply, SentFile } from '#server/platform/http/call.ts';
import { fileHeaders } from '#server/platform/http/file-headers.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import * as actions from './actions.ts';
import * as imports from './actions-import.ts';

export function archiveRoutes(serve: Serve, services: Services): void {
  serve(contract.exportAccount, async ({ scope, caller }) => {
    const { name, content } = await actions.exportAccount(services, scope, caller);
    return new Reply(new SentFile(content, null), fileHeaders({ name, media_type: 'application/zip' }));
  });
  serve(contract.previewImport, async ({ scope, openUpload, caller }) => {
    return imports.previewImport(services, scope, openUpload, caller.moment);
  });
  serve(contract.carryOutImport, async ({ scope, params, body, caller }) => {
    return imports.carryOutImport(services, scope, { ...params, ...body }, caller.moment);
  });
}
