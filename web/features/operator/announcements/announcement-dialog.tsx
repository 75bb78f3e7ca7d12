import { NativeSelect, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorAnnouncement } from '#contract/operator-announcements.ts';
import { isLanguage, language_names, type Language, languages } from '#domain/languages.ts';
import { call } from '#web/lib/api.ts';
import { showToast } from '#web/lib/toasts.ts';
import { AnnouncementLine } from '#web/ui/announcement-line.tsx';
import { Answers } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, FormMessage } from '#web/ui/form.tsx';
import { FieldGrid } from '#web/ui/long-form.tsx';
import { instantOf, MomentField, momentOf } from '../moment-field.tsx';
import classes from '../operator.module.css';
import { RestoredNote } from '#web/parts/forms/restored-note.tsx';
import { ui } from '#web/ui/primitives.ts';
import { useOperatorAction } from '../use-operator-action.ts';
import { useOperatorForm } from '../use-operator-form.ts';

interface AnnouncementDialogProps {
  /** undefined: a new one */
  announcement: OperatorAnnouncement | undefined;
  onClose: () => void;
}

const names = ['kind', 'starts_at', 'ends_at', ...languages] as const;

/** Edits an announcement, one language at a time, with a preview as readers will see it. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps): ReactNode {
  const t = useTranslations('operator.announcements');
  const operator = useTranslations('operator');
  const { invalidateLists } = useOperatorAction();
  const texts = announcement?.texts ?? {};
  const form = useOperatorForm(`announcement:${announcement?.id ?? 'new'}`, names, {
    kind: announcement?.kind ?? 'info',
    starts_at: momentOf(announcement?.starts_at ?? null),
    ends_at: momentOf(announcement?.ends_at ?? null),
    ...(Object.fromEntries(languages.map((language) => [language, texts[language] ?? ''])) as Record<
      Language,
      string
    >),
  });
  const { values, errors, message, isWorking, place, set, send } = form;
  // readers of languages without a text see the English one, so it comes first
  const [language, setLanguage] = useState<Language>('en');
  const kind = values.kind === 'warning' ? 'warning' : 'info';
  const preview = values[language].trim() === '' ? values.en : values[language];

  async function save(): Promise<void> {
    const starts_at = instantOf(values.starts_at);
    const texts_given: Partial<Record<Language, string>> = {};
    for (const one of languages) if (values[one].trim() !== '') texts_given[one] = values[one].trim();
    const body = {
      kind,
      texts: { ...texts_given, en: values.en.trim() },
      ends_at: instantOf(values.ends_at),
      ...(starts_at !== null && { starts_at }),
    } as const;
    if (announcement === undefined) await call('POST admin/announcements', { body });
    else await call('PUT admin/announcements/{id}', { params: { id: announcement.id }, body });
    showToast('success', t('saved'));
    onClose();
    await invalidateLists();
  }

  function submit(): void {
    const is_empty = values.en.trim() === '';
    // shows the language whose text is missing
    if (is_empty) setLanguage('en');
    void send(is_empty ? { en: t('english_required') } : {}, save);
  }

  return (
    <Dialog title={announcement === undefined ? t('create') : t('edit_title')} onClose={onClose}>
      <div ref={place} className={ui('grid', 'gap20', 'above16')}>
        <Form onSubmit={submit}>
          {form.isRestored && <RestoredNote onStartAfresh={form.startAfresh} />}
          {message !== undefined && <FormMessage>{message}</FormMessage>}
          <FieldGrid>
            <NativeSelect
              label={t('kind')}
              value={kind}
              data={[
                { value: 'info', label: t('kinds.info') },
                { value: 'warning', label: t('kinds.warning') },
              ]}
              onChange={({ currentTarget }) => set('kind', currentTarget.value)}
            />
            <NativeSelect
              label={t('language')}
              value={language}
              data={languages.map((value) => ({
                value,
                label: `${language_names[value]}${values[value].trim() === '' ? '' : ' ✓'}`,
              }))}
              onChange={({ currentTarget: { value } }) => {
                if (isLanguage(value)) setLanguage(value);
              }}
            />
          </FieldGrid>
          <Textarea
            key={language}
            label={t('text')}
            description={language === 'en' ? t('english_hint') : t('other_hint')}
            rows={3}
            maxLength={500}
            lang={language}
            data-direction="auto"
            value={values[language]}
            error={errors[language]}
            onChange={({ currentTarget }) => set(language, currentTarget.value)}
          />
          <FieldGrid>
            <MomentField
              label={t('starts')}
              description={t('starts_hint')}
              value={values.starts_at}
              error={errors.starts_at}
              onChange={(moment) => set('starts_at', moment)}
            />
            <MomentField
              label={t('ends')}
              description={t('ends_hint')}
              value={values.ends_at}
              error={errors.ends_at}
              onChange={(moment) => set('ends_at', moment)}
            />
          </FieldGrid>
          <div>
            <p className={classes['quiet']}>{t('preview')}</p>
            <div lang={values[language].trim() === '' ? 'en' : language}>
              <AnnouncementLine kind={kind} text={preview.trim() === '' ? t('preview_empty') : preview} />
            </div>
          </div>
          <Answers>
            <Button
              look="outline"
              onClick={() => {
                form.end();
                onClose();
              }}
            >
              {operator('cancel')}
            </Button>
            <Button type="submit" is_working={isWorking}>
              {operator('save')}
            </Button>
          </Answers>
        </Form>
      </div>
    </Dialog>
  );
}
