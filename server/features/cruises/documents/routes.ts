import * as contract from '#contract/documents.ts';
import { JsonText, Reply, SentFile } from '#server/platform/http/call.ts';
import { fileHeaders } from '#server/platform/http/file-headers.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import { mustEdit } from '../change/actions.ts';
import * as actions from './actions.ts';

export function documentRoutes(serve: Serve, services: Services): void {
  serve(contract.listDocuments, async ({ scope, params }) => {
    return new JsonText(await actions.listDocuments(services, scope, params.id));
  });
  serve(contract.addDocument, async ({ scope, params, query, openUpload, gone }) => {
    const to = { cruise_id: params.id, id: query.id, day: query.day ?? null, gone };
    return versioned(await actions.addDocument(services, scope, to, openUpload));
  });
  serve(contract.readDocumentFile, async (call) => {
    const { scope, params, query } = call;
    const file =
      query.size === 'small'
        ? await actions.openSmall(services, scope, idsOf(params), call.gone)
        : await actions.openDocument(services, scope, idsOf(params));
    return new Reply(new SentFile(file.content, file.size), fileHeaders(file));
  });
  serve(
    contract.renameDocument,
    async ({ scope, params, body, if_match }) => {
      const document = { ...idsOf(params), if_match };
      return versioned(await actions.changeDocument(services, scope, document, body));
    },
    { checkAccess: mustEdit(services) },
  );
  serve(contract.deleteDocument, async ({ scope, params, if_match }) => {
    await actions.deleteDocument(services, scope, { ...idsOf(params), if_match });
    return undefined;
  });
}

function idsOf({ id, document_id }: { id: string; document_id: string }) {
  return { cruise_id: id, id: document_id };
}

function versioned({ json, version }: actions.StoredDocument): Reply<JsonText> {
  return new Reply(new JsonText(json), { ETag: `"${version}"` });
}
