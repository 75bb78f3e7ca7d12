import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { MapFormat } from './map-file.ts';
import { useAction } from '#web/lib/use-action.ts';
import { ui } from '#web/ui/primitives.ts';

/** A button with the two file formats of a map. */
export function MapDownload({ onSave }: { onSave: (format: MapFormat) => Promise<void> }): ReactNode {
  const t = useTranslations('routes');
  const { act } = useAction();
  return (
    <Disclosure label={t('download')} icon="download">
      <ul className={ui('list')}>
        {(['png', 'svg'] as const).map((format) => (
          <li key={format}>
            <button
              type="button"
              data-closes=""
              className={ui(
                'press',
                'lit',
                'row',
                'middle',
                'target',
                'rounded',
                'full',
                'padInline12',
                'ink',
                'start',
                'unbroken',
              )}
              onClick={() => void act({ run: () => onSave(format), failed: t('failed') })}
            >
              {t(`as_${format}`)}
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
