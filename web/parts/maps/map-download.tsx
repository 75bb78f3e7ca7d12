import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { MapFormat } from './map-file.ts';
import { showToast } from '#web/lib/toasts.ts';
import classes from './route-map-panel.module.css';

/** A button with the two file formats of a map. */
export function MapDownload({ onSave }: { onSave: (format: MapFormat) => Promise<void> }): ReactNode {
  const t = useTranslations('routes');
  const [isWorking, setWorking] = useState(false);

  async function save(format: MapFormat): Promise<void> {
    if (isWorking) return;
    setWorking(true);
    try {
      await onSave(format);
    } catch {
      showToast('error', t('failed'));
    }
    setWorking(false);
  }

  return (
    <Disclosure label={t('download')} icon="download">
      <ul className={classes['menu']}>
        {(['png', 'svg'] as const).map((format) => (
          <li key={format}>
            <button
              type="button"
              data-closes=""
              className={classes['menuItem']}
              onClick={() => void save(format)}
            >
              {t(`as_${format}`)}
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
