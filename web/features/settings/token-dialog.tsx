import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { token_days, type TokenScope, token_scopes } from '#domain/token-scopes.ts';
import { call } from '#web/lib/api.ts';
import { useSmallForm } from '#web/lib/forms/small-form.ts';
import { read } from '#web/lib/queries.ts';
import { CopyField } from '#web/parts/copy-field.tsx';
import { PasswordField } from '#web/parts/fields/password-field.tsx';
import { Answers } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox, Select, TextInput } from '#web/ui/field.tsx';
import { Form, FormMessage } from '#web/ui/form.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './settings.module.css';
import { UsernameForManagers } from './username-for-managers.tsx';

interface TokenDialogProps {
  /** of the account, for password managers */
  email: string;
  onClose: () => void;
}

/** Makes a token, and shows it once. */
export function TokenDialog({ email, onClose }: TokenDialogProps): ReactNode {
  const t = useTranslations('settings.tokens');
  const [token, setToken] = useState<string>();
  const note_id = useId();
  if (token === undefined) {
    return (
      <Dialog title={t('create')} onClose={onClose}>
        <TokenForm email={email} onMade={setToken} onCancel={onClose} />
      </Dialog>
    );
  }
  return (
    // a dialog of its own: the focus starts anew in it
    <Dialog key="made" title={t('done_title')} onClose={onClose}>
      <p id={note_id} className={ui('above8')}>
        {t('once')}
      </p>
      <CopyField label={t('token')} value={token} copy_label={t('copy')} described_by={note_id}>
        <Button look="outline" onClick={onClose}>
          {t('close')}
        </Button>
      </CopyField>
    </Dialog>
  );
}

interface TokenFormProps {
  email: string;
  onMade: (token: string) => void;
  onCancel: () => void;
}

function TokenForm({ email, onMade, onCancel }: TokenFormProps): ReactNode {
  const t = useTranslations('settings.tokens');
  const faults = useTranslations('errors.fields');
  const scopes_error_id = useId();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['summary']);
  const [days, setDays] = useState('365');
  const [current_password, setPassword] = useState('');
  const { errors, message, isWorking, place, send, clear } = useSmallForm([
    'name',
    'scopes',
    'current_password',
  ]);

  function check(): Partial<Record<'name' | 'scopes' | 'current_password', string>> {
    return {
      ...(name.trim() === '' && { name: faults('required') }),
      ...(scopes.length === 0 && { scopes: t('one_scope') }),
      ...(current_password === '' && { current_password: faults('required') }),
    };
  }

  async function make(): Promise<void> {
    const made = await call('POST user/tokens', {
      body: {
        name: name.trim(),
        scopes: [...scopes],
        days: token_days.find((number) => String(number) === days) ?? token_days[0],
        current_password,
      },
    });
    void queries.invalidateQueries({ queryKey: read('GET user/tokens').queryKey });
    onMade(made.token);
  }

  return (
    <div ref={place} className={ui('above16')}>
      <Form onSubmit={() => void send(check(), make)}>
        {message !== undefined && <FormMessage>{message}</FormMessage>}
        <TextInput
          required
          label={t('name')}
          description={t('name_hint')}
          maxLength={100}
          autoComplete="off"
          data-direction="auto"
          value={name}
          error={errors.name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            clear('name');
          }}
        />
        <fieldset
          aria-describedby={errors.scopes === undefined ? undefined : scopes_error_id}
          className={ui('edgeless', 'bare', 'flush', 'shrink', 'grid', 'gap12')}
        >
          <legend className={ui('flush', 'below4', 'strong')}>{t('scopes_label')}</legend>
          {token_scopes.map((scope) => (
            <Checkbox
              key={scope}
              label={t(`scopes.${scope}.name`)}
              description={t(`scopes.${scope}.hint`)}
              className={classes['toggle']}
              checked={scopes.includes(scope)}
              aria-invalid={errors.scopes === undefined ? undefined : true}
              onChange={({ currentTarget: { checked } }) => {
                const others = scopes.filter((one) => one !== scope);
                setScopes(checked ? [...others, scope] : others);
                clear('scopes');
              }}
            />
          ))}
          {errors.scopes !== undefined && (
            <p id={scopes_error_id} className={ui('flush', 'small', 'urgent')}>
              {errors.scopes}
            </p>
          )}
        </fieldset>
        <Select
          label={t('end')}
          options={token_days.map((number) => ({
            value: String(number),
            label: t('days', { count: number }),
          }))}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
        <UsernameForManagers email={email} />
        <PasswordField
          label={t('current_password')}
          name="current_password"
          autoComplete="current-password"
          is_required
          value={current_password}
          error={errors.current_password}
          onChange={(value) => {
            setPassword(value);
            clear('current_password');
          }}
        />
        <Answers>
          <Button look="outline" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" is_working={isWorking}>
            {t('create')}
          </Button>
        </Answers>
      </Form>
    </div>
  );
}
