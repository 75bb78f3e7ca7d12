import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Settings } from '#contract/account.ts';
import type { ApiToken } from '#contract/tokens.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { PartRead } from '#web/parts/read-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { useNow } from '#web/ui/clock.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { ui } from '#web/ui/primitives.ts';
import { Section } from './section.tsx';
import classes from './settings.module.css';
import { TokenDialog } from './token-dialog.tsx';

/** The tokens with which the traveller's own programs make calls. */
export function TokensSection({ settings }: { settings: Settings }): ReactNode {
  const t = useTranslations('settings.tokens');
  const query = useQuery(read('GET user/tokens'));
  const [isMaking, setMaking] = useState(false);
  return (
    <Section id="tokens" lead={t('lead')}>
      <PartRead query={query} height={84} failed={t('load_failed')}>
        {({ items }) => <Tokens tokens={items} />}
      </PartRead>
      <div className={ui('above16')}>
        <Button look="outline" onClick={() => setMaking(true)}>
          {t('create')}
        </Button>
      </div>
      {isMaking && <TokenDialog email={settings.user.email} onClose={() => setMaking(false)} />}
    </Section>
  );
}

function Tokens({ tokens }: { tokens: readonly ApiToken[] }): ReactNode {
  const t = useTranslations('settings.tokens');
  const queries = useQueryClient();
  const { act, working } = useAction();
  const place = useRef<HTMLDivElement>(null);

  async function revoke({ id, name }: ApiToken): Promise<void> {
    const is_done = await act({
      key: id,
      run: async () => {
        await endToken(id);
        showToast('success', t('revoked', { name: isolate(name) }));
        await queries.invalidateQueries({ queryKey: read('GET user/tokens').queryKey });
      },
      failed: t('failed'),
    });
    // the pressed button goes with its row
    if (is_done) place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} className={classes['sessions']}>
      {tokens.length === 0 ? (
        <p className={ui('note')}>{t('none')}</p>
      ) : (
        <ul className={ui('list')} aria-label={t('title')}>
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              is_ending={working === token.id}
              onRevoke={() => void revoke(token)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface TokenRowProps {
  token: ApiToken;
  is_ending: boolean;
  onRevoke: () => void;
}

function TokenRow({ token, is_ending, onRevoke }: TokenRowProps): ReactNode {
  const t = useTranslations('settings.tokens');
  const formats = useFormats();
  const now = useNow('minute');
  const { scopes, created_at, last_used_at, expires_at } = token;
  const name = isolate(token.name);
  const has_ended = Date.parse(expires_at) <= now;
  return (
    <li className={`${ui('bar', 'lineBelow', 'padBlock12', 'gap8by16')} ${classes['session']}`}>
      <div className={classes['place']}>
        <p className={ui('strong', 'breaking')}>{name}</p>
        <p className={ui('note')}>{formats.list(scopes.map((scope) => t(`scopes.${scope}.name`)))}</p>
        <p className={ui('note')}>
          {last_used_at === null ? t('not_used') : t('used', { ago: formats.ago(last_used_at, now) })}
        </p>
        <p className={ui('note')}>
          <span className={ui('inlineBlock')}>{t('made', { date: formats.dateAt(created_at) })} ·</span>{' '}
          <span className={ui('inlineBlock')}>
            {t(has_ended ? 'ended' : 'ends', { date: formats.dateAt(expires_at) })}
          </span>
        </p>
      </div>
      <ConfirmButton
        look="outline"
        is_working={is_ending}
        aria-label={t('revoke_of', { name })}
        title={t('ask_title', { name })}
        text={<p>{t('ask_text')}</p>}
        confirm_label={t('revoke')}
        cancel_label={t('keep')}
        onConfirm={onRevoke}
      >
        {t('revoke')}
      </ConfirmButton>
    </li>
  );
}

/** A token that is gone already counts as revoked. */
async function endToken(id: string): Promise<void> {
  try {
    await call('DELETE user/tokens/{id}', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
