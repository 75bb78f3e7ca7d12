import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { PublicLink } from '#contract/public-links.ts';
import { addDays } from '#domain/dates.ts';
import { call } from '#web/lib/api.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { today } from '#web/lib/use-today.ts';
import { CopyField } from '#web/parts/copy-field.tsx';
import { PartRead } from '#web/parts/read-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Select } from '#web/ui/field.tsx';
import { ui } from '#web/ui/primitives.ts';

/** Days after the end of the cruise; those that are over are not offered. */
const ends = [0, 14, 60, 365] as const;
/** The one of them that moves along with the cruise. */
const follows = 14;

interface PublicLinkProps {
  cruise: Cruise;
  /** without it a link that is open can be revoked, and nothing else */
  has_plan: boolean;
}

/** A page for readers without an account: on or off, its end, its address. */
export function PublicLinkCard({ cruise, has_plan }: PublicLinkProps): ReactNode {
  const t = useTranslations('sharing.link');
  const formats = useFormats();
  const note_id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const queries = useQueryClient();
  const { act, working } = useAction();
  const params = { id: cruise.id };
  const kept = read('GET cruises/{id}/sharing/link', { params });
  const query = useQuery(kept);

  async function change(
    key: string,
    run: () => Promise<{ link: PublicLink | null } | undefined>,
    done?: string,
  ) {
    const is_done = await act({
      key,
      run: async () => {
        queries.setQueryData(kept.queryKey, (await run()) ?? { link: null });
      },
      onFailed: () => void queries.invalidateQueries({ queryKey: kept.queryKey }),
    });
    if (is_done && done !== undefined) showToast('success', done);
    // a chosen end leaves the reader in its field
    if (is_done && key !== 'end') title.current?.focus();
  }

  if (!has_plan && !query.data?.link) return null;
  const put = (body: { ends_on?: string | null }) => call('PUT cruises/{id}/sharing/link', { params, body });
  return (
    <section className={ui('card', 'inset')} aria-labelledby="public-link">
      <h2 id="public-link" ref={title} tabIndex={-1} className={ui('below12', 'title')}>
        {t('title')}
      </h2>
      <p id={note_id} className={ui('note', 'below16')}>
        {t('text')}
      </p>
      <PartRead query={query} failed={t('failed')} height={44}>
        {({ link }) =>
          link === null ? (
            <Button
              is_wide
              is_working={working === 'make'}
              onClick={() => void change('make', () => put({}))}
            >
              {t('make')}
            </Button>
          ) : (
            <>
              <CopyField label={t('label')} value={link.url} copy_label={t('copy')} described_by={note_id}>
                <ShareSheet link={link} title={cruise.ship_name ?? ''} />
              </CopyField>
              {has_plan && (
                <div className={ui('above16', 'below16')}>
                  <EndOfLink
                    cruise={cruise}
                    link={link}
                    onChoose={(ends_on, day) =>
                      change('end', () => put({ ends_on }), t('changed', { date: formats.date(day) }))
                    }
                  />
                </div>
              )}
              <CopyField
                label={t('picture')}
                value={link.picture_url}
                copy_label={t('copy_picture')}
                described_by={note_id}
              />
              <div className={ui('wrap', 'gap8', 'above16')}>
                {has_plan && (
                  <ConfirmButton
                    look="outline"
                    is_working={working === 'renew'}
                    title={t('renew_title')}
                    text={t('renew_text')}
                    confirm_label={t('renew')}
                    cancel_label={t('cancel')}
                    onConfirm={() =>
                      void change(
                        'renew',
                        () => call('POST cruises/{id}/sharing/link/renew', { params }),
                        t('renewed'),
                      )
                    }
                  >
                    {t('renew')}
                  </ConfirmButton>
                )}
                <ConfirmButton
                  look="outline"
                  is_working={working === 'revoke'}
                  title={t('revoke_title')}
                  text={t('revoke_text')}
                  confirm_label={t('revoke')}
                  cancel_label={t('cancel')}
                  onConfirm={() =>
                    void change(
                      'revoke',
                      async () => {
                        await call('DELETE cruises/{id}/sharing/link', { params });
                        return undefined;
                      },
                      t('revoked'),
                    )
                  }
                >
                  {t('revoke')}
                </ConfirmButton>
              </div>
            </>
          )
        }
      </PartRead>
    </section>
  );
}

/** The share sheet of the device, where the browser has one. */
function ShareSheet({ link, title }: { link: PublicLink; title: string }): ReactNode {
  const t = useTranslations('sharing.link');
  if (typeof navigator.share !== 'function') return null;
  // a reader who closes the sheet has not failed
  const share = () => void navigator.share({ title, url: link.url }).catch(() => undefined);
  return (
    <Button look="outline" onClick={share}>
      {t('share')}
    </Button>
  );
}

interface EndOfLinkProps {
  cruise: Cruise;
  link: PublicLink;
  /** @param ends_on null: it follows the cruise */
  onChoose: (ends_on: string | null, day: string) => Promise<void>;
}

function EndOfLink({ cruise, link, onChoose }: EndOfLinkProps): ReactNode {
  const t = useTranslations('sharing.link');
  const formats = useFormats();
  // until the answer the list shows what was chosen
  const [chosen, setChosen] = useState<string>();
  const days = ends
    .map((after) => ({ value: addDays(cruise.end_date, after), label: t(`after_${after}`) }))
    .filter(({ value }) => value >= today());
  const named = days.map(({ value, label }) => ({ value, label: `${label} (${formats.date(value)})` }));
  const options = days.some(({ value }) => value === link.ends_on)
    ? named
    : [{ value: link.ends_on, label: formats.date(link.ends_on) }, ...named];
  return (
    <Select
      label={t('ends')}
      value={chosen ?? link.ends_on}
      options={options}
      onChange={({ currentTarget: { value } }) => {
        setChosen(value);
        const is_first = value === addDays(cruise.end_date, follows);
        void onChoose(is_first ? null : value, value).finally(() => setChosen(undefined));
      }}
    />
  );
}
