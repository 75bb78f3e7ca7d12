import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { read } from '#web/lib/queries.ts';
import { NotInPlan } from '#web/parts/plans/plan-required.tsx';
import { ui } from '#web/ui/primitives.ts';
import awaited from './logbook-awaited.module.css';
import { LogbookDay } from './logbook-day.tsx';
import classes from './logbook.module.css';
import { useLoggedDays } from './logged-days.ts';
import { PhotographViewer } from './photograph-viewer.tsx';
import { Stamps } from './stamps.tsx';

/** The logbook of a cruise under way: the stamps so far, and each day so far with words and photographs. */
export function Logbook({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('logbook');
  const days = useLoggedDays(cruise);
  const title = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<string>();
  const { data: settings } = useQuery(read('GET user/settings'));
  const has_plan = settings?.plan_features.includes('documents') ?? true;
  const is_empty = days.every(({ entries, photographs }) => entries.length + photographs.length === 0);
  return (
    <section
      className={`${ui('card', 'inset', 'unprinted')} ${awaited['awaited']}`}
      aria-labelledby="logbook"
    >
      <h2 id="logbook" ref={title} tabIndex={-1} className={ui('title')}>
        {t('title')}
      </h2>
      <Stamps cruise={cruise} />
      {is_empty && cruise.can.edit && (
        <p className={`${ui('muted', 'above12')} ${classes['text']}`}>{t('empty')}</p>
      )}
      {!has_plan && cruise.can.edit && <NotInPlan />}
      <ol className={ui('list', 'above12')} aria-label={t('days')}>
        {days.map((day) => (
          <LogbookDay key={day.date} cruise={cruise} day={day} may_add={has_plan} onOpen={setShown} />
        ))}
      </ol>
      {shown !== undefined && (
        <PhotographViewer
          cruise={cruise}
          days={days}
          shown={shown}
          onShow={setShown}
          onGone={() => {
            setShown(undefined);
            // its button went with it
            title.current?.focus();
          }}
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  );
}
