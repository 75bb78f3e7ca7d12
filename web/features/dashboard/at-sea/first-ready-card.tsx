import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DashboardCruise } from '#contract/dashboard.ts';
import { loadAhead } from '#web/lib/load-ahead.ts';
import { lazyFile } from '#web/parts/lazy-part.tsx';
import { PartFailed, PartLoading } from '#web/parts/read-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { useIdle } from '#web/ui/idle.ts';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { button_id, goesOn, made_ready } from './made-ready.ts';

/** The first load has the name of one file alone. */
const loadCard = async () => (await import('./at-sea.ts')).loadReady();
const useCard = lazyFile(loadCard);

/**
 * The card before a cruise as the first screen paints it. `ReadyCard` takes its place when the button is pressed, or at
 * once where this device was made ready: a new paragraph would be one more largest paint.
 */
export function FirstReadyCard({ cruise }: { cruise: DashboardCruise }): ReactNode {
  const t = useTranslations('ready.first');
  const states = useTranslations('shell.states');
  const title_id = useId();
  const [is_pressed, setPressed] = useState(false);
  const [is_new] = useState(() => made_ready.read() !== cruise.id && !goesOn(cruise.id));
  const is_idle = useIdle();
  const [file, loadAgain] = useCard(is_pressed || (is_idle && !is_new));
  // before the network goes
  useEffect(() => loadAhead(loadCard), []);

  if (typeof file === 'object' && (is_pressed || !is_new))
    return <file.ReadyCard cruise={cruise} is_pressed={is_pressed} />;
  const failed = file === 'failed' && (is_pressed || !is_new) && (
    <PartFailed text={states('offline_text')} onRetry={loadAgain} />
  );
  // whether it is still ready is not known yet
  if (!is_new) return <Card className={ui('fixed')}>{failed || <PartLoading height={168} />}</Card>;
  return (
    <Card className={ui('fixed')} aria-labelledby={title_id}>
      <h2 id={title_id} className={ui('title')}>
        {t('title')}
      </h2>
      <p className={ui('muted', 'above4')}>{t('lead')}</p>
      {failed}
      <div className={ui('above12')}>
        <Button
          id={button_id}
          is_working={is_pressed && file === undefined}
          onClick={() => {
            if (is_pressed) loadAgain();
            setPressed(true);
          }}
        >
          {t('button')}
        </Button>
      </div>
    </Card>
  );
}
