import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RestoredNote } from '#web/parts/forms/restored-note.tsx';
import { Answers, ButtonRow } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button-class.ts';
import { Form, FormMessage } from '#web/ui/form.tsx';
import { RecordFields, type Rows } from './record-fields.tsx';
import { type Faults, isFaulty, type OperatorForm } from './use-operator-form.ts';
import { type Question, useQuestion } from './use-question.tsx';

export interface RecordFormProps<Name extends string> {
  form: OperatorForm<Name>;
  rows: Rows<Name>;
  /** the errors that have to be corrected before the form is sent */
  check?: () => Faults<Name>;
  /** what is asked before a form without errors is sent */
  ask?: Question | undefined;
  /** sends the values, and does what follows; a failure is shown in the form */
  save: () => Promise<unknown>;
  submit: string;
  look?: ButtonLook;
  /** leaves the form without sending it */
  onCancel?: () => void;
  /** below the fields */
  children?: ReactNode;
}

/** A form with its fields, its errors, and the note on a restored draft. */
export function RecordForm<Name extends string>(props: RecordFormProps<Name>): ReactNode {
  const { form, rows, check = () => ({}), ask, save, submit, look = 'filled', onCancel, children } = props;
  const { place, message, isRestored, isWorking, startAfresh } = form;
  const t = useTranslations('operator');
  const { begin, dialog } = useQuestion(ask, () => void form.send({}, save));

  function send(): void {
    const faults = check();
    if (isFaulty(faults)) void form.send(faults, save);
    else begin();
  }

  function cancel(): void {
    form.end();
    onCancel?.();
  }

  const Buttons = onCancel === undefined ? ButtonRow : Answers;
  return (
    <div ref={place}>
      <Form onSubmit={send}>
        {isRestored && <RestoredNote onStartAfresh={startAfresh} />}
        {message !== undefined && <FormMessage>{message}</FormMessage>}
        <RecordFields rows={rows} form={form} />
        {children}
        <Buttons>
          {onCancel !== undefined && (
            <Button look="outline" onClick={cancel}>
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" look={look} is_working={isWorking}>
            {submit}
          </Button>
        </Buttons>
      </Form>
      {dialog}
    </div>
  );
}
