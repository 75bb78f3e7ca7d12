import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { now } from '#web/ui/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { type Captcha, type CaptchaState, createCaptcha } from './captcha.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './captcha-line.module.css';
import { canSolve, solveCaptcha } from './solve-captcha.ts';

/** The captcha of one form, for as long as it is open. */
export function useCaptcha(): Captcha {
  const [captcha] = useState(() =>
    createCaptcha({
      fetchChallenge: (signal) => call('GET auth/captcha/', { signal }),
      solve: solveCaptcha,
      canSolve,
      now,
    }),
  );
  useEffect(() => captcha.discard, [captcha]);
  return captcha;
}

const icons: Partial<Record<CaptchaState, IconName>> = {
  done: 'check',
  failed: 'warning',
  needs_https: 'warning',
};

/**
 * Starts the captcha when the form around it is first touched, and shows its state. Its place is held before that, so
 * that nothing moves under a finger.
 */
export function CaptchaLine({ captcha }: { captcha: Captcha }): ReactNode {
  const t = useTranslations('account.captcha');
  const state = useSyncExternalStore(captcha.subscribe, captcha.state);
  const line = useRef<HTMLParagraphElement>(null);
  const icon = icons[state];

  useEffect(() => {
    const form = line.current?.closest('form');
    form?.addEventListener('focusin', captcha.touch);
    form?.addEventListener('input', captcha.touch);
    return () => {
      form?.removeEventListener('focusin', captcha.touch);
      form?.removeEventListener('input', captcha.touch);
    };
  }, [captcha]);

  function tryAgain(): void {
    // The button disappears, so it must hand on the focus.
    line.current?.focus();
    captcha.begin();
  }

  return (
    <div className={`${ui('wrap', 'middle', 'target', 'gap0by12')} ${classes['place']}`}>
      <p
        ref={line}
        role="status"
        tabIndex={-1}
        className={`${ui('row', 'middle', 'note', 'gap8')} ${classes['line']} ${classes[state]}`}
      >
        {state === 'working' && <span className={ui('spinner', 'good', 'fixed')} aria-hidden="true" />}
        {icon !== undefined && <Icon name={icon} size={20} />}
        {state !== 'idle' && <span>{t(state)}</span>}
      </p>
      {state === 'failed' && (
        <Button look="quiet" onClick={tryAgain}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
