import { sendWithProgress } from '#web/lib/upload.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ImportPreview, ImportResult } from '#contract/archive.ts';
import { isCalendarDay } from '#domain/dates.ts';
import { call, upload } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { invalidateLists } from '#web/lib/follow-cruises.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { useFormats } from '#web/lib/formats.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useDropped } from '#web/parts/documents/use-dropped.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { FormMessage } from '#web/ui/form.tsx';
import { ui } from '#web/ui/primitives.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

type Step =
  | { at: 'start'; has_focus: boolean }
  | { at: 'sending'; share: number }
  | { at: 'preview'; preview: ImportPreview }
  | { at: 'result'; result: ImportResult };

/** An archive is chosen and sent, its preview is read and confirmed, and the result says what was taken in. */
export function ArchiveImport(): ReactNode {
  const t = useTranslations('settings.archive.take_in');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { act, isWorking } = useAction();
  const sending = useRef<AbortController>(null);
  const [step, setStep] = useState<Step>({ at: 'start', has_focus: false });
  const [trouble, setTrouble] = useState<string>();

  // nobody would see the preview
  useEffect(() => () => sending.current?.abort(), []);

  const failed = (error: unknown): undefined => {
    if (sending.current?.signal.aborted === true) return;
    const [sentence] = error instanceof ApiError ? (error.fields['file'] ?? []) : [];
    const is_gone = error instanceof ApiError && error.code === 'gone';
    setTrouble(is_gone ? t('expired') : (sentence ?? failureText(error)));
  };

  const backToStart = () => {
    sending.current?.abort();
    setStep({ at: 'start', has_focus: true });
  };

  const send = (file: File) => {
    const controller = new AbortController();
    sending.current = controller;
    setTrouble(undefined);
    setStep({ at: 'sending', share: 0 });
    return act({
      run: async () => {
        const preview = await upload('POST account/import', {
          sendWithProgress,
          file,
          signal: controller.signal,
          onProgress: (share) => {
            if (!controller.signal.aborted) setStep({ at: 'sending', share });
          },
        });
        setStep({ at: 'preview', preview });
      },
      failed,
      onFailed: () => setStep({ at: 'start', has_focus: true }),
    });
  };

  const takeIn = (id: string, choice: ImportChoice) => {
    setTrouble(undefined);
    return act({
      run: async () => {
        const result = await call('POST account/import/{id}', { params: { id }, body: choice });
        setStep({ at: 'result', result });
        await Promise.all([
          invalidateLists(queries),
          queries.invalidateQueries({ queryKey: ['GET cruises/{id}'] }),
          queries.invalidateQueries({ queryKey: ['GET user/usage'] }),
          queries.invalidateQueries({ queryKey: ['GET user/settings'] }),
        ]);
      },
      failed,
      onFailed: (error) => {
        if (error instanceof ApiError && error.code === 'gone') setStep({ at: 'start', has_focus: true });
      },
    });
  };

  return (
    <div className={ui('stack', 'gap16', 'above20')}>
      {step.at === 'start' && <Start has_focus={step.has_focus} onFile={(file) => void send(file)} />}
      {step.at === 'sending' && <Sending share={step.share} onCancel={backToStart} />}
      {step.at === 'preview' && (
        <Preview
          preview={step.preview}
          is_working={isWorking}
          onConfirm={(choice) => void takeIn(step.preview.id, choice)}
          onCancel={backToStart}
        />
      )}
      {step.at === 'result' && <Result result={step.result} onClose={backToStart} />}
      {trouble !== undefined && <FormMessage>{trouble}</FormMessage>}
    </div>
  );
}

function Start({ has_focus, onFile }: { has_focus: boolean; onFile: (file: File) => void }): ReactNode {
  const t = useTranslations('settings.archive.take_in');
  const place = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isOver = useDropped(place, true, ([file]) => {
    if (file !== undefined) onFile(file);
  });
  return (
    <div ref={place} className={ui('stack', 'gap16', 'rounded', ...(isOver ? ['taking'] : []))}>
      <Title has_focus={has_focus}>{t('title')}</Title>
      <p className={ui('note')}>{t('lead')}</p>
      <input
        ref={picker}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={t('choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onFile(file);
          // lets the user choose the same file again
          currentTarget.value = '';
        }}
      />
      <ButtonRow>
        <Button look="outline" onClick={() => picker.current?.click()}>
          {t('choose')}
        </Button>
      </ButtonRow>
    </div>
  );
}

function Sending({ share, onCancel }: { share: number; onCancel: () => void }): ReactNode {
  const t = useTranslations('settings.archive.take_in');
  const { share: percent } = useSizeFormats();
  const is_sent = share >= 1;
  return (
    <>
      <Title has_focus>{t('sending')}</Title>
      <ProgressBar share={share} label={t('sending')} />
      {!is_sent && <p className={ui('note')}>{percent(share)}</p>}
      <p className={ui('note')} role="status">
        {is_sent && t('checking')}
      </p>
      <ButtonRow>
        <Button look="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </ButtonRow>
    </>
  );
}

/** Whether what differs becomes that of the archive. */
interface ImportChoice {
  changed: boolean;
  settings: boolean;
}

interface PreviewProps {
  preview: ImportPreview;
  is_working: boolean;
  onConfirm: (choice: ImportChoice) => void;
  onCancel: () => void;
}

function Preview({ preview, is_working, onConfirm, onCancel }: PreviewProps): ReactNode {
  const t = useTranslations('settings.archive.take_in');
  const [choice, setChoice] = useState<ImportChoice>({ changed: false, settings: false });
  const { cruises, memberships, shares, settings } = preview;
  const has_changed = memberships === 'changed' || cruises.some(({ state }) => state === 'changed');
  const has_settings = settings === 'changed';
  const has_something =
    has_changed || has_settings || memberships === 'new' || cruises.some(({ state }) => state === 'new');
  const shown = new Set(shares.map(({ user_email }) => user_email)).size;
  return (
    <>
      <Title has_focus>{t('preview')}</Title>
      <Counts of={cruises.map(({ state }) => state)} />
      <Cruises label={t('preview')} cruises={cruises.map((cruise) => ({ ...cruise, word: cruise.state }))} />
      {memberships === 'new' && <p>{t('memberships_new')}</p>}
      {memberships === 'changed' && <p>{t('memberships')}</p>}
      {shown > 0 && has_something && <p className={ui('note')}>{t('shares', { count: shown })}</p>}
      {has_changed && (
        <Checkbox
          label={t('replace')}
          description={t('replace_hint')}
          checked={choice.changed}
          onChange={({ currentTarget }) => setChoice({ ...choice, changed: currentTarget.checked })}
        />
      )}
      {has_settings && (
        <Checkbox
          label={t('settings')}
          description={t('settings_hint')}
          checked={choice.settings}
          onChange={({ currentTarget }) => setChoice({ ...choice, settings: currentTarget.checked })}
        />
      )}
      {has_something ? (
        <p className={ui('strong')}>{t('no_way_back')}</p>
      ) : (
        <p className={ui('strong')}>{t('nothing')}</p>
      )}
      <ButtonRow>
        {has_something && (
          <Button is_working={is_working} onClick={() => onConfirm(choice)}>
            {t('confirm')}
          </Button>
        )}
        {!is_working && (
          <Button look="outline" onClick={onCancel}>
            {t(has_something ? 'cancel' : 'close')}
          </Button>
        )}
      </ButtonRow>
    </>
  );
}

function Result({ result: { cruises }, onClose }: { result: ImportResult; onClose: () => void }): ReactNode {
  const t = useTranslations('settings.archive.take_in');
  return (
    <>
      <Title has_focus>{t('result')}</Title>
      <Counts of={cruises.map(wordOf)} />
      <Cruises label={t('result')} cruises={cruises.map((one) => ({ ...one, word: wordOf(one) }))} />
      <ButtonRow>
        <Button look="outline" onClick={onClose}>
          {t('close')}
        </Button>
      </ButtonRow>
    </>
  );
}

/** Of the preview, and then of the result, in the order in which they are counted. */
const words_in_order = [
  'new',
  'changed',
  'same',
  'impossible',
  'added',
  'replaced',
  'kept',
  'refused',
] as const;
type Word = (typeof words_in_order)[number];

function wordOf({ outcome }: ImportResult['cruises'][number]): Word {
  return outcome === 'changed' ? 'replaced' : outcome;
}

function Counts({ of }: { of: readonly Word[] }): ReactNode {
  const t = useTranslations('settings.archive.take_in');
  const sentences = words_in_order.flatMap((word) => {
    const count = of.filter((one) => one === word).length;
    return count === 0 ? [] : [t(`counts.${word}`, { count })];
  });
  return <p role="status">{sentences.length === 0 ? t('no_cruises') : sentences.join(' ')}</p>;
}

type Listed = Pick<
  ImportPreview['cruises'][number],
  'id' | 'ship_name' | 'start_date' | 'end_date' | 'reason' | 'fields'
> & { word: Word };

function Cruises({ label, cruises }: { label: string; cruises: readonly Listed[] }): ReactNode {
  const t = useTranslations('settings.archive.take_in');
  const formats = useFormats();
  const whyNot = useReason();
  return (
    <ul className={ui('list', 'ruled')} aria-label={label}>
      {cruises.map((cruise) => {
        const { id, ship_name, start_date, end_date, word } = cruise;
        return (
          <li key={id} className={ui('padBlock12')}>
            <p className={ui('strong', 'breaking')}>
              <bdi>{ship_name ?? t('no_ship')}</bdi>
            </p>
            <p className={ui('note')}>
              {isDay(start_date) && isDay(end_date) && `${formats.dateRange(start_date, end_date)} · `}
              {t(`words.${word}`)}
            </p>
            {cruise.reason !== null && (
              <p className={ui('small', 'strong', 'urgent', 'breaking')}>{whyNot(cruise)}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** An archive may hold anything as a day. */
function isDay(text: string | null): text is string {
  return text !== null && isCalendarDay(text);
}

function useReason(): (cruise: Listed) => string {
  const t = useTranslations('settings.archive.take_in');
  const codes = useTranslations('errors.codes');
  const formats = useFormats();
  const nameOf = useFieldName();
  return ({ reason, fields }) => {
    if (reason === 'invalid') return t('invalid', { fields: formats.list([...new Set(fields.map(nameOf))]) });
    return reason === 'plan_required' ? t('no_room') : codes(reason ?? 'unexpected');
  };
}

/** The label of a field of a record, such as `payments.0.amount`; an archive may hold fields that nobody knows. */
function useFieldName(): (path: string) => string {
  const terms = useTranslations('terms.fields');
  const parts = useTranslations('parts.fields');
  return (path) => {
    const name = path.split('.').at(-1) ?? path;
    const [term, part] = [name as 'ship_name', name as 'amount'];
    return terms.has(term) ? terms(term) : parts.has(part) ? parts(part) : isolate(path);
  };
}

function Title({ has_focus, children }: { has_focus: boolean; children: ReactNode }): ReactNode {
  const place = useRef<HTMLHeadingElement>(null);
  const focuses_at_first = useRef(has_focus);
  useEffect(() => {
    if (focuses_at_first.current) place.current?.focus();
  }, []);
  return (
    <h3 ref={place} tabIndex={-1} className={ui('title')}>
      {children}
    </h3>
  );
}
