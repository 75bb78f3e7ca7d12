import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { OperatorAnnouncement } from '#contract/operator-announcements.ts';
import { languages } from '#domain/languages.ts';
import { call } from '#web/lib/api.ts';
import { useNow } from '#web/ui/clock.ts';
import { languageName, useFormats } from '#web/lib/formats.ts';
import { AnnouncementLine } from '#web/ui/announcement-line.tsx';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { AskButton } from '../ask-button.tsx';
import { Chip } from '../chip.tsx';
import { Listing } from '../listing.tsx';
import classes from '../operator.module.css';
import { useOperatorAction } from '../use-operator-action.ts';
import { usePages } from '../use-pages.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';

export function AnnouncementsSection(): ReactNode {
  const t = useTranslations('operator.announcements');
  const [edited, setEdited] = useState<OperatorAnnouncement | 'new'>();
  const pages = usePages('GET admin/announcements', {}, (query, signal) =>
    call('GET admin/announcements', { query, signal }),
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button onClick={() => setEdited('new')}>
            <Icon name="plus" size={20} />
            {t('create')}
          </Button>
        }
      />
      <Listing pages={pages} empty={t('none')}>
        {(announcements) => (
          <ul className={ui('list', 'grid')}>
            {announcements.map((announcement) => (
              <Announcement
                key={announcement.id}
                announcement={announcement}
                onEdit={() => setEdited(announcement)}
              />
            ))}
          </ul>
        )}
      </Listing>
      {edited !== undefined && (
        <AnnouncementDialog
          announcement={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

interface AnnouncementProps {
  announcement: OperatorAnnouncement;
  onEdit: () => void;
}

function Announcement({ announcement, onEdit }: AnnouncementProps): ReactNode {
  const t = useTranslations('operator.announcements');
  const operator = useTranslations('operator');
  const formats = useFormats();
  const locale = useLocale();
  const { busy, act } = useOperatorAction();
  const state = useStage(announcement);
  const { id, kind, texts, starts_at, ends_at } = announcement;
  const spoken = languages.filter((language) => (texts[language] ?? '') !== '');
  const times = { start: formats.moment(starts_at), end: ends_at === null ? '' : formats.moment(ends_at) };
  return (
    <li className={classes['record']}>
      <AnnouncementLine kind={kind} text={texts.en ?? ''} />
      <ButtonRow>
        <Chip>{t(`states.${state}`)}</Chip>
        <span className={classes['quiet']}>
          {ends_at === null ? t('from_time', times) : t('from_to', times)}
          {' · '}
          {formats.list(spoken.map((language) => languageName(language, locale)))}
        </span>
      </ButtonRow>
      <ButtonRow>
        <Button look="outline" onClick={onEdit}>
          {operator('edit')}
        </Button>
        <AskButton
          look="danger"
          is_danger
          label={operator('delete')}
          is_working={busy === id}
          title={t('delete_title')}
          text={t('delete_text')}
          onConfirm={() =>
            void act(id, {
              run: () => call('DELETE admin/announcements/{id}', { params: { id } }),
              done: t('deleted'),
              undo: () =>
                call('POST admin/announcements', {
                  body: { kind, texts: { ...texts, en: texts.en ?? '' }, starts_at, ends_at },
                }),
            })
          }
        />
      </ButtonRow>
    </li>
  );
}

function useStage({ starts_at, ends_at }: OperatorAnnouncement): 'coming' | 'live' | 'over' {
  const now = useNow('minute');
  if (Date.parse(starts_at) > now + 60_000) return 'coming';
  return ends_at !== null && Date.parse(ends_at) <= now ? 'over' : 'live';
}
