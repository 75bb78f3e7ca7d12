import { endpoint } from './endpoint.ts';

/* The account as an archive (docs/decisions/093-account-archive.md). */

export const exportAccount = endpoint({
  method: 'GET',
  path: 'account/export',
  tag: 'Account',
  summary:
    'Everything of the account as a ZIP: the record as JSON lines, documents, tables, a calendar, and a manifest with hashes',
  answer: 'file',
  errors: ['plan_required', 'too_many_requests', 'unavailable'],
});
