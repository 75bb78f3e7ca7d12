import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAction } from '#web/lib/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { ui } from '#web/ui/primitives.ts';
import { install, useInstallWay } from './install-way.ts';

/** How the app gets onto this device, with a button where the browser has one. */
export function InstallWays(): ReactNode {
  const t = useTranslations('ready.install');
  const way = useInstallWay();
  const { act, isWorking } = useAction();
  if (way !== 'offer') return <p>{t(way)}</p>;
  return (
    <div className={ui('padBlock8')}>
      <Button look="outline" is_working={isWorking} onClick={() => void act({ run: install })}>
        {t('title')}
      </Button>
    </div>
  );
}
