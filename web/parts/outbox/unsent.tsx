import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { makes, type RecordKind, recordOf } from '#web/lib/outbox/change.ts';
import { outbox } from '#web/lib/outbox/waits.ts';
import { ui } from '#web/ui/primitives.ts';

function useChangesOf(cruise_id: string) {
  const { changes } = useSyncExternalStore(outbox.subscribe, outbox.current);
  return changes.filter((one) => recordOf(one).cruise_id === cruise_id);
}

/** How many changes of a cruise wait to be sent, where any do. */
export function WaitingOf({ id, className }: { id: string; className?: string }): ReactNode {
  const t = useTranslations('outbox');
  const count = useChangesOf(id).length;
  return count > 0 && <span className={className}>{t('waiting', { count })}</span>;
}

/** Says of a field of a cruise by its name, a day of its schedule, or a part by its id, whether it waits to be sent. */
export function useUnsent(cruise_id: string): (kind: RecordKind, key: string) => boolean {
  const changes = useChangesOf(cruise_id);
  const days = outbox.loaded()?.days(cruise_id);
  return (kind, key) =>
    changes.some((one) => {
      const place = recordOf(one);
      if (place.kind !== kind) return false;
      if (kind === 'schedule') return days?.includes(key);
      return kind === 'cruise' ? !makes(one) && key in (one.body ?? {}) : place.part_id === key;
    });
}

/** The mark of what is not sent yet. */
export function Unsent(): ReactNode {
  const t = useTranslations('outbox');
  return <span className={ui('block', 'note', 'regular')}>{t('mark')}</span>;
}
