import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownAnnouncement } from '#contract/notices.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { AnnouncementLine } from '#web/ui/announcement-line.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './announcements.module.css';

const key = 'gangway:announcements-read';
const isText = (text: string): text is string => text.length < 10_000;

interface AnnouncementLinesProps {
  announcements: readonly ShownAnnouncement[];
  onHeight: (height: number) => void;
  children: ReactNode;
}

/** The announcements that were not closed on this device, the latest first. */
export function AnnouncementLines(props: AnnouncementLinesProps): ReactNode {
  const { announcements, onHeight, children } = props;
  const t = useTranslations('shell.toast');
  const place = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState(() => readStored(key, isText)?.split(',') ?? []);

  function putAway(id: string): void {
    // forgets closed announcements that are over
    const ids = [...read.filter((one) => announcements.some((other) => other.id === one)), id];
    setRead(ids);
    writeStored(key, ids.join(','));
  }

  useLayoutEffect(() => {
    const node = place.current;
    if (node === null) return;
    const observer = new ResizeObserver(() => onHeight(node.offsetHeight));
    observer.observe(node);
    return () => observer.disconnect();
  }, [onHeight]);

  return (
    <div ref={place} className={classes['lines']}>
      {children}
      {announcements
        .filter(({ id }) => !read.includes(id))
        .map(({ id, kind, text }) => (
          <AnnouncementLine
            key={id}
            kind={kind}
            text={text}
            action={<IconButton icon="close" size={20} label={t('close')} onClick={() => putAway(id)} />}
          />
        ))}
    </div>
  );
}
