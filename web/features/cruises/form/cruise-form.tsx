import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '#web/app/leave-guard.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form, FormMessage, useFocusOnError } from '#web/ui/form.tsx';
import { FieldGrid, FormActions, FormNote, WideField } from '#web/ui/long-form.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/page.tsx';
import { ClashPanel } from './clash-panel.tsx';
import { FieldInput } from './field-input.tsx';
import { type Field, fieldsOf, type GroupName, groups } from '../fields.ts';
import classes from './form.module.css';
import { nightsOf } from './form-values.ts';
import { type CruiseForm as State, type FormParts, useCruiseForm } from './use-cruise-form.ts';

interface CruiseFormProps extends FormParts {
  /** groups that are open from the start, beside the voyage */
  open_groups: readonly GroupName[];
  onCancel: () => void;
}

/** Creates or changes a cruise: short to start with, the rest in groups that open. */
export function CruiseForm({ open_groups, onCancel, ...parts }: CruiseFormProps): ReactNode {
  const t = useTranslations('cruises.form');
  const unsaved = useTranslations('shell.unsaved');
  const form = useCruiseForm(parts);
  const place = useFocusOnError<HTMLDivElement>(form.tries);

  return (
    <div ref={place}>
      <Form onSubmit={() => void form.save()}>
        {form.isRestored && (
          <FormNote
            action={
              <Button look="quiet" onClick={form.startAfresh}>
                {unsaved('start_afresh')}
              </Button>
            }
          >
            {unsaved('restored')}
          </FormNote>
        )}
        {form.message !== undefined && <FormMessage>{form.message}</FormMessage>}
        {form.clash !== undefined && <ClashPanel form={form} clash={form.clash} />}
        {groups.map((group) =>
          group === 'voyage' ? (
            <Card key={group} aria-label={t('groups.voyage')}>
              <Fields fields={fieldsOf(group)} form={form} />
              <Nights form={form} />
            </Card>
          ) : (
            <Group key={group} name={group} form={form} is_open={open_groups.includes(group)} />
          ),
        )}
        <FormActions>
          <Button type="submit" is_working={form.isWorking}>
            {t('save')}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </FormActions>
      </Form>
      <LeaveGuard is_dirty={form.isDirty} onDiscard={form.forget} />
    </div>
  );
}

function Fields({ fields, form }: { fields: readonly Field[]; form: State }): ReactNode {
  return (
    <FieldGrid>
      {fields.map((field) => {
        const input = <FieldInput key={field.name} field={field} form={form} />;
        return field.is_wide === true ? <WideField key={field.name}>{input}</WideField> : input;
      })}
    </FieldGrid>
  );
}

function Group({ name, form, is_open }: { name: GroupName; form: State; is_open: boolean }): ReactNode {
  const t = useTranslations('cruises.form');
  const [isOpen, setOpen] = useState(is_open);
  const [seen, setSeen] = useState(form.tries);
  const fields = fieldsOf(name);
  // A try that failed in here opens the group, so that the error can be seen and take the focus.
  if (seen !== form.tries) {
    setSeen(form.tries);
    if (fields.some((field) => form.errors[field.name] !== undefined)) setOpen(true);
  }
  const count = fields.filter(
    (field) => field.kind !== 'flag' && field.kind !== 'currency' && form.values[field.name] !== '',
  ).length;
  return (
    <details
      className={classes['group']}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={classes['summary']}>
        <h2 className={classes['groupName']}>{t(`groups.${name}`)}</h2>
        {!isOpen && count > 0 && <span className={classes['count']}>{t('filled', { count })}</span>}
        <span className={classes['chevron']}>
          <Icon name="chevron" size={20} />
        </span>
      </summary>
      {isOpen && (
        <div className={classes['groupBody']}>
          <Fields fields={fields} form={form} />
        </div>
      )}
    </details>
  );
}

function Nights({ form }: { form: State }): ReactNode {
  const t = useTranslations('cruises');
  const count = nightsOf(form.values);
  return (
    <p className={classes['nights']} role="status">
      {count !== undefined && count >= 0 && t('nights', { count })}
    </p>
  );
}
