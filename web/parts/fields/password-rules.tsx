import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isEasilyGuessed, password_rules, unmetPasswordRules } from '#domain/password.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './password-rules.module.css';

interface PasswordRulesProps {
  id: string;
  password: string;
  /** names and address of the account, which its password should not contain */
  own?: readonly string[];
}

/** The rules, ticked off while the user types, and a warning for a password that meets them but is a common one. */
export function PasswordRules({ id, password, own = [] }: PasswordRulesProps): ReactNode {
  const t = useTranslations('account');
  const unmet = unmetPasswordRules(password);
  return (
    <div id={id} className={`${ui('flush', 'note')} ${classes['rules']}`}>
      <p>{t('signup.rules')}</p>
      <ul className={`${ui('wrap', 'list', 'gap4by12')} ${classes['list']}`}>
        {password_rules.map((rule) => {
          const is_met = !unmet.includes(rule);
          return (
            <li
              key={rule}
              className={`${ui('inline', 'middle', 'gap4')} ${is_met ? ui('strong', 'good') : ''}`}
            >
              <Icon name={is_met ? 'check' : 'dot'} size={18} />
              {t(`rules.${rule}`)}
              <VisuallyHidden>: {t(is_met ? 'signup.rule_met' : 'signup.rule_unmet')}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      <p role="status" className={`${ui('row', 'strong', 'gap8')} ${classes['guessable']}`}>
        {unmet.length === 0 && isEasilyGuessed(password, own) && (
          <>
            <Icon name="info" size={18} />
            {t('signup.guessable')}
          </>
        )}
      </p>
    </div>
  );
}
