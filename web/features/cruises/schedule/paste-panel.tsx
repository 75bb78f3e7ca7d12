import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { fillFrom } from '#domain/schedule.ts';
import { useInputFormats } from '#web/lib/format-input.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FormNote } from '#web/ui/long-form.tsx';
import { asCall, editorRow, hasContent } from './editor-rows.ts';
import classes from './panels.module.css';
import { readItinerary } from './paste.ts';
import { rowsOf } from './schedule-form.ts';
import { linkPorts } from '#web/parts/fields/port-lookup.ts';
import { ui } from '#web/ui/primitives.ts';
import type { ScheduleEditor } from './use-schedule-editor.ts';

interface PastePanelProps {
  cruise: Cruise;
  editor: ScheduleEditor;
  /** it is the way to begin, and open */
  is_first?: boolean;
  /** pasted already, and read at once */
  pasted?: string | undefined;
}

/** A whole itinerary at once, as text from a booking or a web page. */
export function PastePanel({ cruise, editor, is_first = false, pasted = '' }: PastePanelProps): ReactNode {
  const t = useTranslations('schedule.paste');
  const queries = useQueryClient();
  const formats = useInputFormats();
  const id = useId();
  const [isOpen, setOpen] = useState(is_first);
  const [text, setText] = useState(pasted);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [isFilled, setFilled] = useState(false);
  const { act, isWorking } = useAction();

  async function apply(): Promise<void> {
    const read = readItinerary(text, { ...cruise, ...formats });
    setUnread(read.unread);
    if (read.rows.length === 0) return;
    const linked = await linkPorts(
      queries,
      read.rows.map((row) => editorRow(row)),
    );
    // as they are now: days may have been typed while the ports were looked up
    const rows = rowsOf(editor.form.state().values).filter(hasContent).map(asCall);
    editor.change({ do: 'put', rows: fillFrom(rows, linked.map(asCall), cruise, 'replace') });
    setFilled(true);
    setText(read.unread.join('\n'));
    if (read.unread.length === 0) setOpen(false);
  }

  const applyPasted = useEffectEvent(() => void act({ run: apply }));
  useEffect(() => {
    if (pasted !== '') applyPasted();
  }, [pasted]);

  return (
    <>
      {/* the schedule was opened with it, and nothing is saved yet */}
      {isFilled && editor.canUndo && <FormNote action={null}>{t('filled')}</FormNote>}
      <details
        className={`${ui('card', 'padInline16')} ${classes['details']}`}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{t('title')}</summary>
        <div className={`${ui('stack', 'top', 'gap12')} ${classes['pasteBody']}`}>
          <div className={ui('full')}>
            <label className={ui('strong', 'block', 'below4')} htmlFor={id}>
              {t('label')}
            </label>
            <textarea
              id={id}
              className={`${ui('rounded', 'ink', 'full')} ${classes['text']}`}
              data-direction="auto"
              dir="auto"
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          </div>
          {unread.length > 0 && (
            <p className={ui('strong', 'urgent', 'lines')} role="status">
              {t('unread', { lines: unread.join(' · ') })}
            </p>
          )}
          <Button look="outline" is_working={isWorking} onClick={() => void act({ run: apply })}>
            {t('apply')}
          </Button>
        </div>
      </details>
    </>
  );
}
