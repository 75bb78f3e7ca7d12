import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { password_rules, unmetPasswordRules } from '#domain/password.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import classes from './password-rules.module.css';

/** The rules, ticked off while the password is typed. */
export function PasswordRules({ id, password }: { id: string; password: string }): ReactNode {
  const t = useTranslations('account');
  const unmet = unmetPasswordRules(password);
  return (
    <div id={id} className={classes['rules']}>
      <p>{t('signup.rules')}</p>
      <ul className={classes['list']}>
        {password_rules.map((rule) => {
          const is_met = !unmet.includes(rule);
          return (
            <li key={rule} className={`${classes['rule']} ${is_met ? classes['met'] : ''}`}>
              <Icon name={is_met ? 'check' : 'dot'} size={18} />
              {t(`rules.${rule}`)}
              <VisuallyHidden>: {t(is_met ? 'signup.rule_met' : 'signup.rule_unmet')}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
