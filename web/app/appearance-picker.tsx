import { useMantineColorScheme } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { ui } from '#web/ui/primitives.ts';
import classes from './appearance-picker.module.css';

const schemes = ['light', 'dark', 'auto'] as const;

/** A choice of light, dark, or the setting of the device. */
export function AppearancePicker(): ReactNode {
  const t = useTranslations('shell.appearance');
  // to hold transitions back, Mantine would write a style into the page, which the server's policy forbids
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const name = useId();
  return (
    <fieldset className={ui('edgeless', 'bare', 'flush')}>
      <legend className={`${ui('flush', 'note')} ${classes['legend']}`}>{t('label')}</legend>
      <div className={`${ui('row', 'rounded')} ${classes['options']}`}>
        {schemes.map((scheme) => (
          <label
            key={scheme}
            className={`${ui('lit', 'grid', 'target', 'padInline12', 'small', 'center')} ${classes['option']}`}
          >
            <input
              type="radio"
              name={name}
              checked={colorScheme === scheme}
              onChange={() => setColorScheme(scheme)}
            />
            {t(scheme)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
