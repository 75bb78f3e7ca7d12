import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { site } from '#web/lib/site.ts';
import { Button } from '#web/ui/button.tsx';
import { FormMessage } from '#web/ui/form.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type Ending, endingOf } from './ending.ts';
import classes from './settings.module.css';
import { useSmallForm } from '#web/lib/forms/small-form.ts';
import { ui } from '#web/ui/primitives.ts';

interface ResendProps {
  id: string;
  onSent: () => void;
  onEnd: (ending: Ending) => void;
}

/** Sends the code again if none arrived. */
export function Resend({ id, onSent, onEnd }: ResendProps): ReactNode {
  const t = useTranslations('settings.validate_email');
  const terminal = useTranslations('account.terminal');
  const in_terminal = site().mail === 'terminal';
  const [isSent, setSent] = useState(false);
  const { message, isWorking, send } = useSmallForm([]);

  async function resend(): Promise<void> {
    setSent(false);
    try {
      await call('POST auth/email_validation/{id}/resend/', { params: { id } });
      setSent(true);
      onSent();
    } catch (error) {
      const ending = endingOf(error);
      if (ending === undefined) throw error;
      onEnd(ending);
    }
  }

  return (
    <div className={`${ui('grid', 'lineAbove', 'gap12', 'above20')} ${classes['resend']}`}>
      <p className={ui('note')}>{in_terminal ? terminal('code') : t('no_mail')}</p>
      <Button look="outline" is_wide is_working={isWorking} onClick={() => void send({}, resend)}>
        {in_terminal ? terminal('get_new_code') : t('resend')}
      </Button>
      <div role="status" className={`${ui('row', 'strong', 'good', 'gap12')} ${classes['sent']}`}>
        {isSent && (
          <>
            <Icon name="mail" size={20} />
            <p>{in_terminal ? terminal('code_again') : t('resent')}</p>
          </>
        )}
      </div>
      {message !== undefined && <FormMessage>{message}</FormMessage>}
    </div>
  );
}
