import { useLocation } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { estimateFinalPayment } from '#domain/final-payment.ts';
import { LeaveGuard } from '#web/parts/leave-guard.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { useToday } from '#web/lib/use-today.ts';
import { Button } from '#web/ui/button.tsx';
import { Form, FormMessage, useFocusOnError } from '#web/ui/form.tsx';
import { choiceOf, ConflictPanel } from '#web/parts/forms/conflict-panel.tsx';
import { expectReminderOffer } from '#web/parts/cruise/reminder-offer.tsx';
import { RestoredNote } from '#web/parts/forms/restored-note.tsx';
import { DeletePart } from './delete-part.tsx';
import { type OpenEditor, useOpenEditor } from './edit-key.ts';
import { KnownPeople } from './known-people.tsx';
import { FlightNote, StayNote } from './part-notes.tsx';
import { Offer } from '#web/parts/cruise-fields/offer.tsx';
import { goOnByEnter } from '#web/parts/cruise-fields/next-field.ts';
import { newPart } from '#web/parts/cruise-parts/part-defaults.ts';
import { part_fields, type PartField } from '#web/parts/cruise-parts/part-fields.ts';
import { PartInput, usePartLabel, usePartText } from '#web/parts/cruise-parts/part-input.tsx';
import { at, type PartValues } from '#web/parts/cruise-parts/part-values.ts';
import { useDepositHint } from './deposit-hint.ts';
import classes from '#web/parts/cruise-parts/parts.module.css';
import { type PartEditorState, usePartEditor } from '#web/parts/cruise-parts/use-part-editor.ts';
import { ui } from '#web/ui/primitives.ts';

interface PartEditorProps {
  cruise: Cruise;
  open: OpenEditor;
  /** the name of the record, for the dialog before it is deleted */
  title?: string;
}

/** The editor of one record, in its place among the others. Only one is open at a time. */
export function PartEditor({ cruise, open, title }: PartEditorProps): ReactNode {
  const { kind, id, key, side } = open;
  const t = useTranslations('parts');
  const form = useTranslations('cruises.form');
  const dateLabel = usePartLabel();
  const formats = useFormats();
  const { close } = useOpenEditor(cruise.id);
  // Held as it was when the editor was opened: later versions are merged with it, never put over it.
  const [record] = useState(() => recordOf(cruise, open));
  const today = useToday();
  const editor = usePartEditor({
    cruise_id: cruise.id,
    kind,
    edit_key: key,
    record,
    defaults: newPart(kind, side, cruise, open.day ?? today),
    currency: cruise.currency ?? '',
    onSaved: close,
  });
  const place = useFocusOnError<HTMLDivElement>(editor.tries);
  const [dialog_title] = useState(() => t(id === undefined ? `add.${addKind(kind)}` : `edit.${kind}`));
  const currency = kind === 'price' ? at(editor.values, 'currency') : (cruise.currency ?? '');
  const is_after = at(editor.values, 'kind') === 'post';
  useEditorFocus(place, open, is_after ? 'post' : 'pre');
  const is_undated = kind === 'price' && at(editor.values, 'final_payment_date') === '';
  const estimate = is_undated ? estimateFinalPayment({ ...cruise, final_payment_date: null }, today) : null;

  const depositHint = useDepositHint(cruise, currency);
  const inputOf = (field: PartField) => (
    <PartInput
      field={field}
      editor={editor}
      currency={currency}
      hint={depositHint(field, editor.values)}
      near={nearOf(field, cruise, is_after)}
      onSide={(next) => editor.restart(newPart(kind, next, cruise, today))}
    />
  );

  return (
    <div ref={place} className={classes['editor']} role="group" aria-label={dialog_title}>
      <Form
        onSubmit={() => {
          if (kind === 'price') expectReminderOffer();
          void editor.save();
        }}
      >
        <h3 className={ui('title')}>{dialog_title}</h3>
        {editor.is_restored && <RestoredNote onStartAfresh={editor.discard} />}
        {editor.message !== undefined && <FormMessage>{editor.message}</FormMessage>}
        {editor.conflict !== undefined && (
          <PartConflict editor={editor} conflict={editor.conflict} currency={currency} />
        )}
        {kind === 'passengers' && editor.is_new && <KnownPeople cruise={cruise} editor={editor} />}
        <div
          className={`${ui('grid', 'top', 'gap16')} ${classes['fields']}`}
          role="presentation"
          onKeyDown={goOnByEnter}
        >
          {part_fields[kind].map((field) => (
            <div key={field.name} className={classes[sizeOf(field)]}>
              {inputOf(field)}
              {field.name === 'final_payment_date' && estimate !== null && (
                <Offer
                  label={dateLabel(kind, field.name)}
                  text={formats.date(estimate.date)}
                  onTake={() => editor.set(field.name, estimate.date)}
                />
              )}
            </div>
          ))}
        </div>
        {kind === 'flights' && <FlightNote editor={editor} />}
        {kind === 'lodging' && <StayNote values={editor.values} />}
        <div
          data-saves
          className={`${ui('wrap', 'lineAbove', 'paper', 'gap8by16')} ${classes['editorActions']}`}
        >
          <Button type="submit" is_working={editor.is_working}>
            {form('save')}
          </Button>
          <Button look="quiet" onClick={close}>
            {form('cancel')}
          </Button>
          {kind !== 'price' && record !== undefined && (
            <DeletePart
              cruise_id={cruise.id}
              kind={kind}
              record={record}
              title={title ?? ''}
              onDeleted={() => {
                editor.end();
                close();
              }}
            />
          )}
        </div>
      </Form>
      <LeaveGuard isDirty={editor.isDirty} onDiscard={editor.discard} search_key="edit" />
    </div>
  );
}

/** Moves the focus into the editor, to the field of the address, and back to where the editor was opened. */
function useEditorFocus(
  place: RefObject<HTMLElement | null>,
  { kind, id, key, side: opened_side }: OpenEditor,
  side: OpenEditor['side'],
): void {
  // the field that the address leads to
  const at_field = useLocation({ select: ({ hash }) => hash });
  const side_now = useRef(opened_side);
  useEffect(() => {
    side_now.current = side;
  }, [side]);

  useEffect(() => {
    const node = place.current;
    node?.scrollIntoView({ block: 'start' });
    node
      ?.querySelector<HTMLElement>('input:not([type="radio"]), select, textarea')
      ?.focus({ preventScroll: true });
    return () => {
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const opener = id === undefined ? null : document.getElementById(`edit-${id}`);
        // a deleted record has no button any more, only the place where it was
        const adder = document.getElementById(`add-${kind}-${side_now.current}`);
        (opener ?? adder ?? document.getElementById(`add-${key}`))?.focus();
      });
    };
  }, [place, id, kind, key]);

  useEffect(() => {
    const wanted = part_fields[kind].find(({ name }) => name === at_field);
    const field = wanted && place.current?.querySelector<HTMLElement>(`[name="${wanted.name}"]`);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [place, kind, at_field]);
}

interface PartConflictProps {
  editor: PartEditorState;
  conflict: NonNullable<PartEditorState['conflict']>;
  currency: string;
}

function PartConflict({ editor, conflict, currency }: PartConflictProps): ReactNode {
  const t = useTranslations('cruises.form');
  const parts = useTranslations('parts');
  const labelOf = usePartLabel();
  const textOf = usePartText(currency);
  const { kind, values, base, form } = editor;
  const rows = part_fields[kind]
    .filter(({ name }) => conflict.names.includes(name))
    .map((field) => {
      const { name } = field;
      const text = (version: PartValues) => <bdi>{textOf(field, version) ?? t('empty_value')}</bdi>;
      const choice = choiceOf(at(values, name), at(conflict.mine, name), at(base.before, name));
      return {
        key: name,
        label: labelOf(kind, name),
        mine: text(conflict.mine),
        theirs: text(base.before),
        choice,
      };
    });
  return (
    <ConflictPanel
      heading="h4"
      title={parts('stale')}
      text={t('stale_text')}
      rows={rows}
      onChoose={form.resolveConflict}
    />
  );
}

function addKind(kind: OpenEditor['kind']): Exclude<OpenEditor['kind'], 'price'> {
  return kind === 'price' ? 'payments' : kind;
}

function recordOf(cruise: Cruise, { kind, id }: OpenEditor): { id: string; version: number } | undefined {
  if (kind === 'price') return cruise;
  const records: readonly { id: string; version: number }[] = cruise[kind];
  return records.find((record) => record.id === id);
}

/** A day and its time share a row, however narrow. */
function sizeOf({ name, is_wide }: PartField): 'whole' | 'half' | 'field' {
  if (is_wide === true) return 'whole';
  return /^(departure|arrival)_(day|clock)$/.test(name) ? 'half' : 'field';
}

/** Where the calendar opens: near the cruise, except for days long before it. */
function nearOf({ name }: PartField, cruise: Cruise, is_after: boolean): string {
  if (name === 'date_of_birth' || name === 'date' || name === 'date_added') return '';
  return is_after ? cruise.end_date : cruise.start_date;
}
