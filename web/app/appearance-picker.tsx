import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { chooseColorScheme, color_schemes, useColorScheme } from '#web/lib/color-scheme.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './appearance-picker.module.css';

/** A choice of light, dark, or the setting of the device. */
export function AppearancePicker(): ReactNode {
  const t = useTranslations('shell.appearance');
  const chosen = useColorScheme();
  const name = useId();
  return (
    <fieldset className={ui('edgeless', 'bare', 'flush')}>
      <legend className={`${ui('flush', 'note')} ${classes['legend']}`}>{t('label')}</legend>
      <div className={`${ui('row', 'rounded')} ${classes['options']}`}>
        {color_schemes.map((scheme) => (
          <label
            key={scheme}
            className={`${ui('lit', 'grid', 'target', 'padInline12', 'small', 'center')} ${classes['option']}`}
          >
            <input
              type="radio"
              name={name}
              checked={chosen === scheme}
              onChange={() => chooseColorScheme(scheme)}
            />
            {t(scheme)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
