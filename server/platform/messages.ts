import { createTranslator } from 'use-intl/core';
import { joinPrefixes } from '#domain/hebrew-prefix.ts';
import type { Language } from '#domain/languages.ts';
import type { Archive, Errors, Events, Mail, ScheduleFile, Terms } from '#messages/catalogue.ts';
import { archive as de_archive } from '#messages/de/archive.ts';
import { errors as de_errors } from '#messages/de/errors.ts';
import { events as de_events } from '#messages/de/events.ts';
import { mail as de_mail } from '#messages/de/mail.ts';
import { schedule_file as de_schedule_file } from '#messages/de/schedule-file.ts';
import { terms as de_terms } from '#messages/de/terms.ts';
import { archive as en_archive } from '#messages/en/archive.ts';
import { errors as en_errors } from '#messages/en/errors.ts';
import { events as en_events } from '#messages/en/events.ts';
import { mail as en_mail } from '#messages/en/mail.ts';
import { schedule_file as en_schedule_file } from '#messages/en/schedule-file.ts';
import { terms as en_terms } from '#messages/en/terms.ts';
import { archive as es_archive } from '#messages/es/archive.ts';
import { errors as es_errors } from '#messages/es/errors.ts';
import { events as es_events } from '#messages/es/events.ts';
import { mail as es_mail } from '#messages/es/mail.ts';
import { schedule_file as es_schedule_file } from '#messages/es/schedule-file.ts';
import { terms as es_terms } from '#messages/es/terms.ts';
import { archive as fr_archive } from '#messages/fr/archive.ts';
import { errors as fr_errors } from '#messages/fr/errors.ts';
import { events as fr_events } from '#messages/fr/events.ts';
import { mail as fr_mail } from '#messages/fr/mail.ts';
import { schedule_file as fr_schedule_file } from '#messages/fr/schedule-file.ts';
import { terms as fr_terms } from '#messages/fr/terms.ts';
import { archive as he_archive } from '#messages/he/archive.ts';
import { errors as he_errors } from '#messages/he/errors.ts';
import { events as he_events } from '#messages/he/events.ts';
import { mail as he_mail } from '#messages/he/mail.ts';
import { schedule_file as he_schedule_file } from '#messages/he/schedule-file.ts';
import { terms as he_terms } from '#messages/he/terms.ts';
import { archive as it_archive } from '#messages/it/archive.ts';
import { errors as it_errors } from '#messages/it/errors.ts';
import { events as it_events } from '#messages/it/events.ts';
import { mail as it_mail } from '#messages/it/mail.ts';
import { schedule_file as it_schedule_file } from '#messages/it/schedule-file.ts';
import { terms as it_terms } from '#messages/it/terms.ts';
import { archive as pt_archive } from '#messages/pt/archive.ts';
import { errors as pt_errors } from '#messages/pt/errors.ts';
import { events as pt_events } from '#messages/pt/events.ts';
import { mail as pt_mail } from '#messages/pt/mail.ts';
import { schedule_file as pt_schedule_file } from '#messages/pt/schedule-file.ts';
import { terms as pt_terms } from '#messages/pt/terms.ts';

interface Catalogue {
  archive: Archive;
  errors: Errors;
  events: Events;
  mail: Mail;
  schedule_file: ScheduleFile;
  terms: Terms;
}

/** The server's own texts: the files of an archive, errors, entries of calendar programs, mails, faults of a file and names. */
const catalogues: Record<Language, Catalogue> = {
  en: {
    archive: en_archive,
    errors: en_errors,
    events: en_events,
    mail: en_mail,
    schedule_file: en_schedule_file,
    terms: en_terms,
  },
  de: {
    archive: de_archive,
    errors: de_errors,
    events: de_events,
    mail: de_mail,
    schedule_file: de_schedule_file,
    terms: de_terms,
  },
  es: {
    archive: es_archive,
    errors: es_errors,
    events: es_events,
    mail: es_mail,
    schedule_file: es_schedule_file,
    terms: es_terms,
  },
  fr: {
    archive: fr_archive,
    errors: fr_errors,
    events: fr_events,
    mail: fr_mail,
    schedule_file: fr_schedule_file,
    terms: fr_terms,
  },
  he: {
    archive: he_archive,
    errors: he_errors,
    events: he_events,
    mail: he_mail,
    schedule_file: he_schedule_file,
    terms: he_terms,
  },
  it: {
    archive: it_archive,
    errors: it_errors,
    events: it_events,
    mail: it_mail,
    schedule_file: it_schedule_file,
    terms: it_terms,
  },
  pt: {
    archive: pt_archive,
    errors: pt_errors,
    events: pt_events,
    mail: pt_mail,
    schedule_file: pt_schedule_file,
    terms: pt_terms,
  },
};

export type Values = Record<string, string | number>;
type Translate = (key: string, values?: Values) => string;

const translators = new Map<Language, Translate>();

/** The text of a key such as `errors.codes.not_found`, with its values. @throws for an unknown key */
export function translate(language: Language, key: string, values: Values = {}): string {
  let translator = translators.get(language);
  if (translator === undefined) {
    translator = createTranslator({
      locale: language,
      messages: catalogues[language],
      onError: (error) => {
        throw error;
      },
    }) as unknown as Translate;
    translators.set(language, translator);
  }
  const text = translator(key, values);
  return language === 'he' ? joinPrefixes(text) : text;
}

/** Whether `errors.fields` has a sentence for a key. */
export function hasFieldMessage(key: string): boolean {
  return Object.hasOwn(en_errors.fields, key);
}
