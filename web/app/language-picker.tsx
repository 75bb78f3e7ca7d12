import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { isLanguage, language_names, languages } from '#domain/languages.ts';
import { useLanguage } from '#web/lib/preferences.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { changeLanguage } from './change-language.ts';
import classes from './language-picker.module.css';

/** Each language is named in itself. The browser's own list opens, which works with thumb, keyboard and voice. */
export function LanguagePicker({ look }: { look: 'bar' | 'drawer' }): ReactNode {
  const t = useTranslations('shell.menu');
  const language = useLanguage();
  const id = useId();
  const label = <label htmlFor={id}>{t('language')}</label>;
  return (
    <div className={`${ui('stack', 'gap8')} ${classes[look]}`}>
      {look === 'bar' ? <VisuallyHidden>{label}</VisuallyHidden> : <div className={ui('note')}>{label}</div>}
      <span className={classes['icon']}>
        <Icon name="globe" size={20} />
      </span>
      <select
        id={id}
        className={`${ui('target', 'rounded', 'paper', 'padInline12', 'ink', 'pointer')} ${classes['select']}`}
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) void changeLanguage(target.value);
        }}
      >
        {languages.map((name) => (
          <option key={name} value={name} lang={name}>
            {language_names[name]}
          </option>
        ))}
      </select>
    </div>
  );
}
