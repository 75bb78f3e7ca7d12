import * as contract from '#contract/uploads.ts';
import { JsonText, Reply, SentFile } from '#server/platform/http/call.ts';
import { fileHeaders } from '#server/platform/http/file-headers.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import { acceptUpload } from './actions-accept.ts';
import * as actions from './actions.ts';

export function uploadRoutes(serve: Serve, services: Services): void {
  serve(contract.addUpload, ({ scope, query, openUpload }) =>
    actions.addUpload(services, scope, query, openUpload),
  );
  serve(contract.listUploads, async ({ scope, query, caller }) => {
    if (!caller.is_head) await actions.prepareReader(services, scope);
    return actions.listUploads(services, scope, query);
  });
  serve(contract.readUpload, async ({ scope, params }) => {
    const { json, version } = await actions.readUpload(services, scope, params.id);
    return new Reply(new JsonText(json), { ETag: `"${version}"` });
  });
  serve(contract.readUploadFile, async ({ scope, params }) => {
    const file = await actions.openFile(services, scope, params.id);
    return new Reply(new SentFile(file.content, file.size), fileHeaders(file));
  });
  serve(contract.retryUpload, ({ scope, params }) => actions.retryUpload(services, scope, params.id));
  serve(contract.cancelUpload, ({ scope, params }) => actions.cancelUpload(services, scope, params.id));
  serve(
    contract.acceptUpload,
    ({ scope, params, body, caller }) =>
      acceptUpload(services, scope, { id: params.id, cruises: body.cruises }, caller.moment),
    { checkAccess: actions.mustOwnUpload(services) },
  );
  serve(contract.deleteUpload, async ({ scope, params }) => {
    await actions.discardUpload(services, scope, params.id);
    return undefined;
  });
  serve(contract.restoreUpload, ({ scope, params }) => actions.restoreUpload(services, scope, params.id));
}
