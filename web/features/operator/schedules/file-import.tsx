import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ShipCall } from '#contract/operator-schedules.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import type { Answer } from '#web/lib/api-types.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { useFormats } from '#web/lib/formats.ts';
import { useAction } from '#web/lib/use-action.ts';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { FormMessage } from '#web/ui/form.tsx';
import { ui } from '#web/ui/primitives.ts';
import { Part } from '../part.tsx';
import type { Days } from './rows.ts';
import classes from './schedules.module.css';

type Preview = Answer<'POST admin/ships/{id}/schedule/preview'>;

/** The most characters that the server reads. */
const most = 500_000;

interface FileImportProps {
  ship_id: string;
  onTake: (rows: readonly ShipCall[], days: Days) => void;
}

/** Imports a schedule from a CSV file: reads it, lists the errors by line, and puts it into the editor. */
export function FileImport({ ship_id, onTake }: FileImportProps): ReactNode {
  const t = useTranslations('operator.schedules');
  const failureText = useFailureText();
  const [preview, setPreview] = useState<Preview>();
  const [message, setMessage] = useState<string>();
  const { act, isWorking } = useAction();

  async function readFile(file: File): Promise<void> {
    setPreview(undefined);
    setMessage(undefined);
    const csv = await file.text();
    if (csv.length > most) {
      setMessage(t('file_too_long'));
      return;
    }
    const answer = await call('POST admin/ships/{id}/schedule/preview', {
      params: { id: ship_id },
      body: { csv },
    });
    setPreview(answer);
    if (answer.rows.length === 0) setMessage(t('file_empty'));
  }

  function showFailure(error: unknown): undefined {
    const sentences = error instanceof ApiError ? error.fields['csv'] : undefined;
    setMessage(sentences?.join(' ') ?? failureText(error));
  }

  return (
    <Part title={t('import')}>
      <p className={ui('note')}>{t('import_text')}</p>
      <div className={ui('grid', 'gap16', 'above16')}>
        <div>
          <span className={`${ui('relative', 'inline')} ${classes['file']}`}>
            <span className={buttonClass('outlinePrimary')} aria-hidden="true">
              {isWorking ? t('reading') : t('choose_file')}
            </span>
            <input
              type="file"
              accept=".csv,text/csv,text/plain"
              aria-label={t('choose_file')}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file !== undefined) void act({ run: () => readFile(file), failed: showFailure });
                // choosing the same file again, corrected meanwhile, must count as a change
                currentTarget.value = '';
              }}
            />
          </span>
        </div>
        {message !== undefined && <FormMessage>{message}</FormMessage>}
        {preview !== undefined && preview.rows.length > 0 && (
          <FileLines
            preview={preview}
            onTake={(rows, days) => {
              onTake(rows, days);
              setPreview(undefined);
            }}
          />
        )}
      </div>
    </Part>
  );
}

/** The lines of a file: how many are right, which are not, and a button that takes the right ones. */
function FileLines({ preview, onTake }: { preview: Preview } & Pick<FileImportProps, 'onTake'>): ReactNode {
  const t = useTranslations('operator.schedules');
  const formats = useFormats();
  const { rows, unread, start_date, end_date } = preview;
  const right = rows.flatMap(({ item }) => (item === null ? [] : [item]));
  const wrong = rows.filter(({ item }) => item === null);
  return (
    <>
      <p role="status">
        {t('right_lines', { count: right.length })}
        {wrong.length > 0 && ` ${t('wrong_lines', { count: wrong.length })}`}
      </p>
      {unread.length > 0 && <p>{t('unread_columns', { columns: formats.list(unread.map(isolate)) })}</p>}
      {wrong.length > 0 && (
        <ul
          className={`${ui('list', 'ruled', 'grid', 'edged', 'rounded')} ${classes['lines']}`}
          aria-label={t('lines')}
        >
          {wrong.map(({ line, cells, errors }) => (
            <li key={line}>
              <span className={ui('muted', 'end')}>{formats.number(line)}</span>
              <bdi>{cells.join(' · ')}</bdi>
              {Object.entries(errors).map(([column, sentences]) => (
                <span key={column} className={classes['wrong']}>
                  {column === 'row' ? sentences.join(' ') : `${column}: ${sentences.join(' ')}`}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {start_date !== null && end_date !== null && (
        <div className={ui('grid', 'gap20')}>
          <p className={ui('note')}>{t('take_text', { dates: formats.dateRange(start_date, end_date) })}</p>
          <ButtonRow>
            <Button onClick={() => onTake(right, { start_date, end_date })}>
              {t('take', { count: right.length })}
            </Button>
          </ButtonRow>
        </div>
      )}
    </>
  );
}
