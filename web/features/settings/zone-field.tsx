import { type ReactNode, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { browserTimeZone } from '#web/lib/formats.ts';
import { cityOf, currentZone, timeZones, zoneTime } from '#web/lib/format-zones.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchSelect } from './search-select.tsx';
import classes from './settings.module.css';

/** Of the field, for those who lead to it. */
export const zone_field_id = 'time_zone';

interface ZoneFieldProps {
  value: string | null;
  error: string | undefined;
  onChange: (value: string | null) => void;
}

/** The time zone, with that of the device at hand. */
export function ZoneField({ value, error, onChange }: ZoneFieldProps): ReactNode {
  const t = useTranslations('settings.region');
  const language = useLocale();
  // The names of all zones take the browser a tenth of a second, which nobody spends who does not look for one.
  const [isWanted, setWanted] = useState(false);
  const own = browserTimeZone();
  const device = own === undefined ? undefined : currentZone(own);
  const options = useMemo(() => {
    const near = [value, device].filter((zone) => typeof zone === 'string');
    return [...new Set([...near, ...(isWanted ? timeZones() : [])])].map((zone) => ({
      value: zone,
      label: [cityOf(zone), zoneTime(zone, language)].filter((part) => part !== '').join(' – '),
      words: zone,
    }));
  }, [isWanted, value, device, language]);
  return (
    <div>
      <SearchSelect
        id={zone_field_id}
        name="time_zone"
        label={t('time_zone')}
        description={t('time_zone_hint')}
        placeholder={t('zone_placeholder')}
        none={t('zone_none')}
        options={options}
        value={value}
        error={error}
        onFocus={() => setWanted(true)}
        onChange={onChange}
      />
      {device !== undefined && device !== value && (
        <div className={classes['suggestion']}>
          <Button look="quiet" onClick={() => onChange(device)}>
            {t('zone_here', { zone: isolate(cityOf(device)) })}
          </Button>
        </div>
      )}
    </div>
  );
}
