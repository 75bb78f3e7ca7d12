import * as contract from '#contract/documents.ts';
import { JsonText, Reply, SentFile } from '#server/platform/http/call.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import { mustEdit } from '../actions-change.ts';
import * as actions from './actions.ts';

export function documentRoutes(serve: Serve, services: Services): void {
  serve(contract.listDocuments, async ({ scope, params }) => {
    return new JsonText(await actions.listDocuments(services, scope, params.id));
  });
  serve(contract.addDocument, async ({ scope, params, openUpload }) => {
    return versioned(await actions.addDocument(services, scope, params.id, openUpload));
  });
  serve(contract.readDocumentFile, async ({ scope, params }) => {
    const file = await actions.openDocument(services, scope, idsOf(params));
    return new Reply(new SentFile(file.content, file.size), headersOf(file));
  });
  serve(
    contract.renameDocument,
    async ({ scope, params, body, if_match }) => {
      const document = { ...idsOf(params), if_match };
      return versioned(await actions.renameDocument(services, scope, document, body.name));
    },
    { isThere: mustEdit(services) },
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

/**
 * A file of somebody's must never run in the name of the app: it is saved rather than shown, a page is sent as plain
 * text, no browser guesses otherwise, and a policy stops whatever would be shown after all.
 */
function headersOf({ name, media_type }: actions.OpenDocument): Record<string, string> {
  const is_text = /^(?:text|message)\//.test(media_type);
  return {
    'Content-Type': is_text ? 'text/plain; charset=utf-8' : media_type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(name)}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, no-store',
  };
}

/** As RFC 8187 wants it; nothing is left of it that would end a header. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}
