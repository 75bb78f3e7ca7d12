import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { OperatorAnnouncement } from '#contract/operator-announcements.ts';
import { languages } from '#domain/languages.ts';
import { call } from '#web/lib/api.ts';
import { languageName, useFormats } from '#web/lib/formats.ts';
import { AnnouncementLine } from '#web/ui/announcement-line.tsx';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { useNow } from '#web/ui/clock.ts';
import { ui } from '#web/ui/primitives.ts';
import { Chip } from '../part.tsx';
import { RecordList } from '../records/record-list.tsx';
import { AnnouncementDialog } from './announcement-dialog.tsx';

export function AnnouncementsSection(): ReactNode {
  const t = useTranslations('operator.announcements');
  const operator = useTranslations('operator');
  return (
    <RecordList
      reads="GET admin/announcements"
      title={t('title')}
      lead={t('lead')}
      none={t('none')}
      keyOf={({ id }) => id}
      renderRecord={(announcement) => <Announcement announcement={announcement} />}
      actionsOf={({ id, kind, texts, starts_at, ends_at }, open) => [
        { label: operator('edit'), onClick: open },
        {
          label: operator('delete'),
          look: 'danger',
          ask: { title: t('delete_title'), text: t('delete_text') },
          run: () => call('DELETE admin/announcements/{id}', { params: { id } }),
          done: t('deleted'),
          undo: () =>
            call('POST admin/announcements', {
              body: { kind, texts: { ...texts, en: texts.en ?? '' }, starts_at, ends_at },
            }),
        },
      ]}
      create={t('create')}
      renderDialog={(announcement, close) => (
        <AnnouncementDialog announcement={announcement} onClose={close} />
      )}
    />
  );
}

function Announcement({ announcement }: { announcement: OperatorAnnouncement }): ReactNode {
  const t = useTranslations('operator.announcements');
  const formats = useFormats();
  const locale = useLocale();
  const stage = useStage(announcement);
  const { kind, texts, starts_at, ends_at } = announcement;
  const spoken = languages.filter((language) => (texts[language] ?? '') !== '');
  const times = { start: formats.moment(starts_at), end: ends_at === null ? '' : formats.moment(ends_at) };
  return (
    <>
      <AnnouncementLine kind={kind} text={texts.en ?? ''} />
      <ButtonRow>
        <Chip>{t(`states.${stage}`)}</Chip>
        <span className={ui('note')}>
          {ends_at === null ? t('from_time', times) : t('from_to', times)}
          {' · '}
          {formats.list(spoken.map((language) => languageName(language, locale)))}
        </span>
      </ButtonRow>
    </>
  );
}

function useStage({ starts_at, ends_at }: OperatorAnnouncement): 'coming' | 'live' | 'over' {
  const now = useNow('minute');
  if (Date.parse(starts_at) > now + 60_000) return 'coming';
  return ends_at !== null && Date.parse(ends_at) <= now ? 'over' : 'live';
}
