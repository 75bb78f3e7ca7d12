import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorAnnouncement } from '#contract/operator-announcements.ts';
import { isLanguage, language_names, type Language, languages } from '#domain/languages.ts';
import { call } from '#web/lib/api.ts';
import { AnnouncementLine } from '#web/ui/announcement-line.tsx';
import { ui } from '#web/ui/primitives.ts';
import { instantOf, momentOf } from '../records/moments.ts';
import { RecordDialog } from '../records/record-dialog.tsx';
import { useOperatorForm } from '../records/use-operator-form.ts';

interface AnnouncementDialogProps {
  /** undefined: a new one */
  announcement: OperatorAnnouncement | undefined;
  onClose: () => void;
}

type Texts = Record<Language, string>;
type Values = Texts & Record<'kind' | 'starts_at' | 'ends_at', string>;

/** Edits an announcement, one language at a time, with a preview as readers will see it. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps): ReactNode {
  const t = useTranslations('operator.announcements');
  const operator = useTranslations('operator');
  const form = useOperatorForm(`announcement:${announcement?.id ?? 'new'}`, valuesOf(announcement));
  const { values } = form;
  // readers of languages without a text see the English one, so it comes first
  const [language, setLanguage] = useState<Language>('en');

  function check(): { en: string | false } {
    const is_empty = isBlank(values.en);
    // shows the language whose text is missing
    if (is_empty) setLanguage('en');
    return { en: is_empty && t('english_required') };
  }

  async function save(): Promise<void> {
    const body = bodyOf(values);
    if (announcement === undefined) await call('POST admin/announcements', { body });
    else await call('PUT admin/announcements/{id}', { params: { id: announcement.id }, body });
  }

  const kinds = { info: t('kinds.info'), warning: t('kinds.warning') };
  const written = languages.map((one) => [one, `${language_names[one]}${isBlank(values[one]) ? '' : ' ✓'}`]);
  const showText = (value: string) => {
    if (isLanguage(value)) setLanguage(value);
  };
  return (
    <RecordDialog
      title={announcement === undefined ? t('create') : t('edit_title')}
      form={form}
      rows={[
        [
          { kind: 'choice', name: 'kind', label: t('kind'), options: kinds },
          {
            kind: 'view',
            name: 'language',
            label: t('language'),
            options: Object.fromEntries(written) as Texts,
            value: language,
            onChange: showText,
          },
        ],
        [
          {
            kind: 'long',
            name: language,
            label: t('text'),
            hint: language === 'en' ? t('english_hint') : t('other_hint'),
            most: 500,
            language,
          },
        ],
        [
          { kind: 'moment', name: 'starts_at', label: t('starts'), hint: t('starts_hint') },
          { kind: 'moment', name: 'ends_at', label: t('ends'), hint: t('ends_hint') },
        ],
      ]}
      check={check}
      save={save}
      done={t('saved')}
      submit={operator('save')}
      onClose={onClose}
    >
      <Preview values={values} language={language} />
    </RecordDialog>
  );
}

function Preview({ values, language }: { values: Values; language: Language }): ReactNode {
  const t = useTranslations('operator.announcements');
  const shown = isBlank(values[language]) ? 'en' : language;
  const text = values[shown];
  return (
    <div>
      <p className={ui('note')}>{t('preview')}</p>
      <div lang={shown}>
        <AnnouncementLine kind={kindOf(values)} text={isBlank(text) ? t('preview_empty') : text} />
      </div>
    </div>
  );
}

function valuesOf(announcement: OperatorAnnouncement | undefined): Values {
  const texts = languages.map((language) => [language, announcement?.texts[language] ?? '']);
  return {
    kind: announcement?.kind ?? 'info',
    starts_at: momentOf(announcement?.starts_at ?? null),
    ends_at: momentOf(announcement?.ends_at ?? null),
    ...(Object.fromEntries(texts) as Texts),
  };
}

function bodyOf(values: Values) {
  const starts_at = instantOf(values.starts_at);
  const written = languages.filter((language) => !isBlank(values[language]));
  const texts = Object.fromEntries(written.map((language) => [language, values[language].trim()]));
  return {
    kind: kindOf(values),
    texts: { ...texts, en: values.en.trim() },
    ends_at: instantOf(values.ends_at),
    ...(starts_at !== null && { starts_at }),
  };
}

function kindOf({ kind }: Values): 'info' | 'warning' {
  return kind === 'warning' ? 'warning' : 'info';
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
