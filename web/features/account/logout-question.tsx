import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { outbox } from '#web/lib/outbox/waits.ts';
import { paths } from '#web/lib/paths.ts';
import { countWaitingFiles } from '#web/lib/waiting-files.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { FormMessage } from '#web/ui/form.tsx';
import { focusHeading } from '#web/ui/heading.ts';
import { StateCard } from '#web/ui/state-card.tsx';

interface LogoutQuestionProps {
  /** how many files wait beside the changes */
  files: number;
  /** logs out, and forgets what waits */
  onLeave: () => void;
}

/** Asks before a logout that would lose changes which wait to be sent. */
export function LogoutQuestion({ files, onLeave }: LogoutQuestionProps): ReactNode {
  const t = useTranslations('outbox');
  const { changes } = useSyncExternalStore(outbox.subscribe, outbox.current);
  const [is_working, setWorking] = useState(false);
  const [is_left, setLeft] = useState(false);
  const [files_left, setFilesLeft] = useState(files);

  useEffect(() => focusHeading(), []);

  async function send(): Promise<void> {
    setWorking(true);
    setLeft(false);
    // with this file the files are sent after the changes
    await import('#web/parts/documents/send-files.ts').catch(() => undefined);
    await outbox.send().catch(() => undefined);
    const left = await countWaitingFiles();
    setFilesLeft(left);
    setWorking(false);
    if (outbox.current().changes.length + left === 0) onLeave();
    else setLeft(true);
  }

  return (
    <StateCard
      icon="clock"
      title={t('logout.title', { count: changes.length + files_left })}
      actions={
        <>
          <Button is_working={is_working} onClick={() => void send()}>
            {t('logout.send')}
          </Button>
          <Link to={paths.dashboard} className={buttonClass('outline')}>
            {t('logout.stay')}
          </Link>
          <Button look="danger" onClick={onLeave}>
            {t('logout.lose')}
          </Button>
        </>
      }
    >
      <p>{t('logout.text')}</p>
      {is_left && <FormMessage>{t('not_sent')}</FormMessage>}
    </StateCard>
  );
}
