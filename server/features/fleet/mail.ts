import type { Writer } from '#server/features/mail/actions.ts';
import { escape, oneLine } from '#server/platform/mail/wording.ts';
import * as store from './store.ts';

/** Mails a report to the operator; in English, like the configuration of Gangway. */
const cruise_report: Writer = async ({ config, database, publicUrl }, letter) => {
  const to = config.CONTACT_EMAIL;
  const report = to === undefined ? null : await store.findReport(database.query, letter['report_id'] ?? '');
  if (to === undefined || report === null) return null;
  // the schedule is stored with the report; a mail of eighty lines is not read
  const facts = Object.entries(report.details).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}: ${oneLine(value)}`] : [],
  );
  const text = [
    `Somebody reports an error in the catalogue of ${publicUrl()}:`,
    report.description,
    `The record says:\n${facts.join('\n')}`,
    `Report ${report.id}`,
  ].join('\n\n');
  const { ship_name } = report.details;
  return {
    to,
    language: 'en',
    subject: `Cruise report: ${typeof ship_name === 'string' ? oneLine(ship_name) : report.id}`,
    text: `${text}\n`,
    html: `<!doctype html><html lang="en"><body><p>${escape(text).replaceAll('\n', '<br>')}</p></body></html>`,
  };
};

export const fleet_letters: Readonly<Record<string, Writer>> = { cruise_report };
