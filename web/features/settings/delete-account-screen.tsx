import { useQuery } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { forgetAccount } from '#web/lib/forget-person.ts';
import { paths } from '#web/lib/paths.ts';
import { call, session } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { PasswordField } from '#web/parts/fields/password-field.tsx';
import { read } from '#web/lib/queries.ts';
import { useSignedIn } from '#web/lib/signed-in.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/field.tsx';
import { Form, FormMessage, FormSheet } from '#web/ui/form.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { addressTag } from '#web/ui/address.tsx';
import { LogInFirst } from './log-in-first.tsx';
import classes from './settings.module.css';
import { isTyped } from './typed-word.ts';
import { UsernameForManagers } from './username-for-managers.tsx';
import { useSmallForm } from '#web/lib/forms/small-form.ts';
import { ui } from '#web/ui/primitives.ts';

const names = ['current_password', 'word'] as const;
/** What goes with the account. */
const lost = ['cruises', 'payments', 'shares', 'settings', 'sessions'] as const;

/** Not behind the sign-in check: a visitor is told what to do. */
export function Screen(): ReactNode {
  const t = useTranslations('settings.delete_account');
  const titles = useTranslations('shell.titles');
  const is_signed_in = useSignedIn(session);
  const [isLeaving, setLeaving] = useState(false);
  if (is_signed_in || isLeaving) return <DeletionForm onLeave={() => setLeaving(true)} />;
  return (
    <LogInFirst title={titles('delete_account')} path={paths.delete_account}>
      <p>{t('log_in_first')}</p>
    </LogInFirst>
  );
}

function DeletionForm({ onLeave }: { onLeave: () => void }): ReactNode {
  const t = useTranslations('settings.delete_account');
  const titles = useTranslations('shell.titles');
  const faults = useTranslations('errors.fields');
  const navigate = useNavigate();
  const { history } = useRouter();
  const can_go_back = useCanGoBack();
  const [current_password, setPassword] = useState('');
  const [word, setWord] = useState('');
  const { errors, message, isWorking, place, send, clear } = useSmallForm(names);
  const { data: settings } = useQuery({ ...read('GET user/settings'), enabled: session.isSurelyLoggedIn() });
  const address = settings?.user.email;
  const asked = { word: t('word') };

  function check(): Partial<Record<(typeof names)[number], string>> {
    return {
      ...(current_password === '' && { current_password: faults('required') }),
      ...(!isTyped(word, asked.word) && { word: t('wrong_word', asked) }),
    };
  }

  async function remove(): Promise<void> {
    await call('DELETE auth/users/me/', { body: { current_password } });
    onLeave();
    session.clear('logout');
    forgetAccount('logout');
    showToast('success', t('done'));
    await navigate({ to: paths.home, replace: true });
  }

  function cancel(): void {
    if (can_go_back) history.back();
    else void navigate({ to: paths.settings, replace: true });
  }

  return (
    <FormSheet>
      <div ref={place}>
        <PageHeader title={titles('delete_account')} />
        <p className={`${ui('strong', 'urgent')} ${classes['warning']}`}>{t('lead')}</p>
        <div className={`${ui('roundCard', 'below24')} ${classes['steps']}`}>
          {address !== undefined && (
            <p className={ui('below12')}>{t.rich('account', { address: addressTag(address) })}</p>
          )}
          <h2 className={ui('text17')}>{t('what_goes')}</h2>
          <ul>
            {lost.map((name) => (
              <li key={name}>{t(name)}</li>
            ))}
          </ul>
        </div>
        <Form
          onSubmit={() =>
            void send(check(), remove, (reason, error) =>
              error instanceof ApiError ? t('failed', { reason }) : reason,
            )
          }
        >
          {message !== undefined && <FormMessage>{message}</FormMessage>}
          <UsernameForManagers email={address} />
          <PasswordField
            name="current_password"
            label={t('current_password')}
            autoComplete="current-password"
            is_required
            value={current_password}
            error={errors.current_password}
            onChange={(value) => {
              setPassword(value);
              clear('current_password');
            }}
          />
          <TextInput
            name="word"
            label={t.rich('type_word', { word: wordTag(asked.word) })}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            required
            value={word}
            error={errors.word}
            onChange={({ currentTarget }) => {
              setWord(currentTarget.value);
              clear('word');
            }}
          />
          <div className={ui('wrap', 'gap12')}>
            <Button type="submit" look="danger" is_working={isWorking}>
              {t('submit')}
            </Button>
            <Button look="quiet" onClick={cancel}>
              {t('cancel')}
            </Button>
          </div>
        </Form>
      </div>
    </FormSheet>
  );
}

/** The word to type: a translated page still asks for this one. */
function wordTag(word: string): () => ReactNode {
  return () => (
    <strong translate="no" className={classes['word']}>
      {word}
    </strong>
  );
}
