import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { NamedEntry } from '#web/parts/fields/best-matches.ts';
import { isolate } from '#web/lib/bidi.ts';
import { ChoiceField } from '#web/parts/fields/choice-field.tsx';
import { browserTimeZone } from '#web/lib/formats.ts';
import { cityOf, currentZone, timeZones, zoneTime } from '#web/lib/format-zones.ts';
import { Button } from '#web/ui/button.tsx';
import classes from './settings.module.css';

/** The id of the field, for links to it. */
export const zone_field_id = 'time_zone';

interface ZoneFieldProps {
  value: string | null;
  error: string | undefined;
  onChange: (value: string | null) => void;
}

/** The time zone, with a button for that of this device. */
export function ZoneField({ value, error, onChange }: ZoneFieldProps): ReactNode {
  const t = useTranslations('settings.region');
  const language = useLocale();
  const own = browserTimeZone();
  const device = own === undefined ? undefined : currentZone(own);
  function options(): NamedEntry[] {
    const near = [value, device].filter((zone) => typeof zone === 'string');
    return [...new Set([...near, ...timeZones()])].map((zone) => optionOf(zone, language));
  }
  return (
    <div>
      <ChoiceField
        label={t('time_zone')}
        hint={t('time_zone_hint')}
        input={{ id: zone_field_id, name: 'time_zone', placeholder: t('zone_placeholder') }}
        list={['zones', language]}
        value={value ?? ''}
        name={value === null ? '' : optionOf(value, language).name}
        error={error}
        options={options}
        onChange={(zone) => onChange(zone === '' ? null : zone)}
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

/** The names of all zones take the browser a tenth of a second: each is made once, and only when it is needed. */
const made = new Map<string, NamedEntry>();

function optionOf(zone: string, language: string): NamedEntry {
  const key = `${language} ${zone}`;
  const option = made.get(key) ?? {
    id: zone,
    name: [cityOf(zone), zoneTime(zone, language)].filter((part) => part !== '').join(' – '),
    other_names: [zone, cityOf(zone)],
  };
  made.set(key, option);
  return option;
}
