import { z } from 'zod';
import { audit_actions } from '#contract/operator-audit.ts';
import { isCalendarDay, isInstant } from '#domain/dates.ts';
import type { Language } from '#domain/languages.ts';
import { argument, command, flag, option, type Command } from '#server/platform/command-line/command.ts';
import { formatInstant, formatJson, formatTable } from '#server/platform/command-line/output.ts';
import { explainRefusals } from '#server/platform/command-line/refusal.ts';
import * as announcements from '#server/features/announcements/actions.ts';
import { command_line, listAudit } from '#server/features/audit/actions.ts';

const json = flag('print JSON, for programs');

const list = command({
  name: 'announce list',
  about: 'Lists the announcements, the newest first. Times are in UTC.',
  takes: { json },
  async run(services, { json: is_json }) {
    const { items } = await announcements.listAnnouncements(services, { limit: 1000 });
    if (is_json) return formatJson(items);
    if (items.length === 0) return 'There are no announcements.';
    const rows = items.map(({ id, kind, starts_at, ends_at, texts }) => [
      id,
      kind,
      formatInstant(starts_at),
      formatInstant(ends_at),
      Object.keys(texts).join(' '),
      texts.en ?? '',
    ]);
    return formatTable(['id', 'kind', 'from', 'until', 'languages', 'text'], rows);
  },
});

const line = z.string().regex(/^(?=.*\S)[^\p{Cc}]{1,500}$/u, 'must be 1 to 500 characters on one line');
const in_language = (language: Language) => option('text', `the text in ${language}`, line.optional());
const moment = z
  .string()
  .transform((text) => text.replace(/T(\d\d:\d\d)(Z|[+-]\d\d:\d\d)$/, 'T$1:00$2'))
  .refine(isInstant, 'must be a moment with its zone, such as 2027-03-04T18:00Z');

const announced = argument('id', 'the id from the list', z.uuid('must be an id from the list'));

const refused = (id = '') => ({
  not_found: `There is no announcement ${id}.`,
  invalid: 'It would be over before it begins.',
});

const takes_words = {
  en: option('text', 'the text in English', line),
  de: in_language('de'),
  es: in_language('es'),
  fr: in_language('fr'),
  he: in_language('he'),
  it: in_language('it'),
  pt: in_language('pt'),
  warning: flag('as a warning'),
};

const create = command({
  name: 'announce create',
  about:
    'Announces something to everybody who is signed in. English stands for the languages that are not given.',
  takes: {
    ...takes_words,
    from: option('moment', 'when it begins (now unless told)', moment.optional()),
    until: option('moment', 'when it is over (when it is deleted unless told)', moment.optional()),
  },
  async run(services, { warning, from, until, ...texts }) {
    const { id } = await explainRefusals(refused(), () =>
      announcements.createAnnouncement(services, command_line, {
        kind: warning ? 'warning' : 'info',
        texts,
        starts_at: from,
        ends_at: until ?? null,
      }),
    );
    return id;
  },
});

const change = command({
  name: 'announce change',
  about: 'Puts an announcement anew: its texts, its kind and its end are what is given here.',
  takes: {
    id: announced,
    ...takes_words,
    from: option('moment', 'when it begins (as before unless told)', moment.optional()),
    until: option('moment', 'when it is over (when it is deleted unless told)', moment.optional()),
  },
  async run(services, { id, warning, from, until, ...texts }) {
    await explainRefusals(refused(id), () =>
      announcements.changeAnnouncement(services, command_line, id, {
        kind: warning ? 'warning' : 'info',
        texts,
        starts_at: from,
        ends_at: until ?? null,
      }),
    );
    return 'The announcement is changed.';
  },
});

const remove = command({
  name: 'announce delete',
  about: 'Takes an announcement away.',
  takes: { id: announced },
  async run(services, { id }) {
    await explainRefusals(refused(id), () => announcements.deleteAnnouncement(services, command_line, id));
    return 'The announcement is taken away.';
  },
});

const day = z.string().refine(isCalendarDay, 'must be a day that exists, as YYYY-MM-DD').optional();

const audit = command({
  name: 'audit list',
  about: 'Lists what operators did, by screen or by command, the latest first. Times are in UTC.',
  takes: {
    action: option(
      'action',
      `one of ${audit_actions.join(', ')}`,
      z.enum(audit_actions, { error: `must be one of ${audit_actions.join(', ')}` }).optional(),
    ),
    actor: option('text', 'a text in the address of who did it', z.string().optional()),
    subject: option('text', 'what it was done to: an id, a name or an address', z.string().optional()),
    from: option('day', 'the first day', day),
    to: option('day', 'the last day', day),
    limit: option(
      'number',
      'how many at most (50 unless told)',
      z.coerce.number('must be a number').int('must be a number').min(1).max(1000).default(50),
    ),
    json,
  },
  async run(services, { json: is_json, ...list_query }) {
    const { items } = await listAudit(services, list_query);
    if (is_json) return formatJson(items);
    if (items.length === 0) return 'Nothing was done.';
    const rows = items.map(({ created_at, actor, action, subject, subject_name, details }) => [
      formatInstant(created_at),
      actor === '' ? '(deleted)' : actor,
      action,
      subject_name ?? (subject === '' ? '(deleted)' : subject),
      Object.keys(details).length === 0 ? '' : JSON.stringify(details),
    ]);
    return formatTable(['when', 'who', 'action', 'what', 'details'], rows);
  },
});

export const operator_commands: readonly Command[] = [list, create, change, remove, audit];
