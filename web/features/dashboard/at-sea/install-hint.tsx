import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { InstallWays } from '#web/parts/install/install-ways.tsx';
import { useInstallWay } from '#web/parts/install/install-way.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { markHintSeen } from './at-sea.ts';

let is_gone = false;

/** Offers to install the app. It goes when it is answered, and does not come again with the next start of the page. */
export function InstallHint(): ReactNode {
  const t = useTranslations('ready.install');
  const way = useInstallWay();
  const [is_answered, setAnswered] = useState(is_gone);
  const title_id = useId();
  useEffect(markHintSeen, []);
  if (is_answered || way === 'installed') return null;
  return (
    <Card aria-labelledby={title_id}>
      <h2 id={title_id} className={ui('title')}>
        {t('hint')}
      </h2>
      <p className={ui('muted', 'above4', 'below12')}>{t('lead')}</p>
      <InstallWays />
      <div className={ui('above8')}>
        <Button
          look="quiet"
          onClick={() => {
            is_gone = true;
            setAnswered(true);
            // the pressed button goes with its card
            document.getElementById('main')?.focus();
          }}
        >
          {t('not_now')}
        </Button>
      </div>
    </Card>
  );
}
