import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { showMaps, useShowsMaps } from './asked-maps.ts';

/** Asks for the maps that ship mode leaves out. */
export function ShowMap(): ReactNode {
  const t = useTranslations('ship_mode');
  return useShowsMaps() ? null : (
    <Button look="outline" onClick={showMaps}>
      {t('show_map')}
    </Button>
  );
}
