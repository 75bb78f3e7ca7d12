import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { callFile } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/files.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useToday } from '#web/lib/use-today.ts';
import { Button } from '#web/ui/button.tsx';
import { ui } from '#web/ui/primitives.ts';
import { ArchiveImport } from './archive-import.tsx';
import { Section } from './section.tsx';

/** The account as a file to keep, and the way back. */
export function ArchiveSection(): ReactNode {
  const t = useTranslations('settings.archive');
  const { act, isWorking } = useAction();
  const today = useToday();

  const download = () =>
    act({
      run: async () => {
        saveFile(await callFile('GET account/export'), `gangway-${today}.zip`);
        showToast('success', t('downloaded'));
      },
    });

  return (
    <Section id="data" lead={t('lead')}>
      <Button look="outline" is_working={isWorking} onClick={() => void download()}>
        {t('download')}
      </Button>
      <p className={ui('note', 'above12')}>{t('care')}</p>
      <ArchiveImport />
    </Section>
  );
}
