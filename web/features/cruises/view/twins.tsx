import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise, Twin } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { useRemovals } from '#web/lib/removals.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './twins.module.css';

/** Other records that may be of the same booking: a hint with a link; several staterooms are normal. */
export function Twins({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('parts');
  const removed = useRemovals();
  const twins = cruise.duplicates.filter(({ id }) => !removed.has(id));
  if (twins.length === 0) return null;
  return (
    <div className={`${ui('row', 'rounded', 'pad12by16', 'small', 'gap12', 'below20')} ${classes['twins']}`}>
      <Icon name="info" size={20} />
      <div>
        <p>{t('twins', { count: twins.length })}</p>
        <ul className={ui('list')}>
          {twins.map((twin) => (
            <li key={twin.id}>
              <TwinLink twin={twin} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function TwinLink({ twin }: { twin: Twin }): ReactNode {
  const t = useTranslations('cruises');
  const terms = useTranslations('terms.fields');
  const formats = useFormats();
  const { id, ship_name, start_date, booking_number, stateroom, cancelled_at } = twin;
  const facts = [
    isolate(ship_name ?? ''),
    formats.date(start_date),
    booking_number === null ? '' : isolate(booking_number),
    stateroom === null ? '' : t('stateroom', { stateroom: isolate(stateroom) }),
    cancelled_at === null ? '' : terms('cancelled_at'),
  ];
  return (
    <Link to={paths.cruise_view} params={{ id }} className={ui('reach')}>
      {facts.filter((fact) => fact !== '').join(' · ')}
    </Link>
  );
}
