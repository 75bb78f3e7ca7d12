import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { csv } from '#domain/csv.ts';
import { saveCsv } from '#web/lib/files.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface DownloadCsvProps {
  /** the name of the file, without its ending */
  file: string;
  /** the name of the list, where a screen has several */
  list?: string;
  table: () => Parameters<typeof csv>;
}

/** Saves a list as it stands on the screen, with plain days and figures. */
export function DownloadCsv({ file, list, table }: DownloadCsvProps): ReactNode {
  const t = useTranslations('lists');
  return (
    <Button
      look="quiet"
      aria-label={list === undefined ? undefined : t('csv_of', { name: list })}
      onClick={() => saveCsv(`${file}.csv`, ...table())}
    >
      <Icon name="download" size={20} />
      {t('csv')}
    </Button>
  );
}
