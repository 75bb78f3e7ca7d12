import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { entitlementOf } from '#domain/entitlements.ts';
import type { FieldGroup } from '#domain/cruise-fields.ts';
import { isCalendarDay } from '#domain/dates.ts';
import { LeaveGuard } from '#web/parts/leave-guard.tsx';
import { ToPlans } from '#web/parts/plans/plan-required.tsx';
import { choiceOf, ConflictPanel } from '#web/parts/forms/conflict-panel.tsx';
import { RestoredNote } from '#web/parts/forms/restored-note.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Form, FormMessage, useFocusOnError } from '#web/ui/form.tsx';
import { FieldGrid, FormActions, FormNote, WideField } from '#web/ui/long-form.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/page.tsx';
import { FieldInput } from '#web/parts/cruise-fields/field-input.tsx';
import {
  type Field,
  type FieldName,
  fields as all_fields,
  fieldsOf,
  groups,
} from '#web/parts/cruise-fields/fields.ts';
import { NightChips } from '#web/parts/fields/night-chips.tsx';
import classes from '#web/parts/cruise-fields/form.module.css';
import type { FormState, FormStore } from '#web/parts/cruise-fields/form-store.ts';
import { type FormValues, nightsOf } from '#web/parts/cruise-fields/form-values.ts';
import { useFieldText } from '#web/parts/cruise-fields/field-text.ts';
import { goOnByEnter } from '#web/parts/cruise-fields/next-field.ts';
import { offeredNames } from '#web/parts/cruise-fields/offers.ts';
import { Suggest, Twins } from './suggest.tsx';
import type { useCruiseForm } from './use-cruise-form.ts';
import { useFormState } from '#web/parts/cruise-fields/use-form-state.ts';
import { ui } from '#web/ui/primitives.ts';

interface CruiseFormProps {
  work: ReturnType<typeof useCruiseForm>;
  /** the edited record */
  cruise_id?: string;
  /** groups that are open from the start, besides the voyage */
  open_groups: readonly FieldGroup[];
  /** the field that the address leads to */
  at_field?: FieldName | undefined;
  /** below the dates */
  after_voyage: ReactNode;
  /** between the voyage and the folded groups */
  after_short?: ReactNode;
  /** below all groups */
  end?: ReactNode;
  onCancel: () => void;
}

/** Creates or changes a cruise: a few fields first, the rest in groups that open. */
export function CruiseForm(props: CruiseFormProps): ReactNode {
  const { work, cruise_id, open_groups, at_field, after_voyage, after_short, end, onCancel } = props;
  const { form, save, discard } = work;
  const t = useTranslations('cruises.form');
  const tries = useFormState(form, (state) => state.tries);
  const place = useFocusOnError<HTMLDivElement>(tries);

  const is_new = cruise_id === undefined;
  useEffect(() => {
    // not where it would open a telephone's keypad, and not away from a control that the user has moved to
    if (!is_new || matchMedia('(pointer: coarse)').matches) return;
    if (document.activeElement?.matches('main :not(h1)') === true) return;
    place.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  }, [place, is_new]);

  // A ship chosen on a phone leads to the dates, as its line is known by then; a mouse or Tab is as quick without.
  const ship_id = useFormState(form, ({ values }) => values.ship_id);
  useEffect(() => {
    const { activeElement } = document;
    if (!is_new || ship_id === '' || !matchMedia('(pointer: coarse)').matches) return;
    if (!(activeElement instanceof HTMLInputElement) || activeElement.name !== 'ship_name') return;
    const start = place.current?.querySelector<HTMLInputElement>('[name="start_date"]');
    if (start?.value === '') start.focus();
  }, [place, is_new, ship_id]);

  useEffect(() => {
    if (at_field === undefined) return;
    const field = place.current?.querySelector<HTMLElement>(`[name="${at_field}"]`);
    field?.focus({ preventScroll: true });
    // in the middle: neither under the bar above nor under the one with Save
    field?.scrollIntoView({ block: 'center' });
  }, [place, at_field]);

  return (
    // Enter on a telephone's keypad moves to the next field
    <div ref={place} role="presentation" onKeyDown={goOnByEnter}>
      <Form
        onSubmit={() => {
          // Enter sends the form from the field of a day
          form.leaveDays();
          void save();
        }}
      >
        <Notes form={form} />
        {groups.map((group) =>
          group === 'voyage' ? (
            <Card key={group} aria-label={t('groups.voyage')}>
              <Fields fields={fieldsOf(group)} form={form} />
              <Twins form={form} />
              {after_voyage}
            </Card>
          ) : (
            <Group
              key={group}
              name={group}
              form={form}
              is_open={open_groups.includes(group) || fieldsOf(group).some(({ name }) => name === at_field)}
              at_field={at_field}
            >
              {group === groups[1] && (
                <>
                  {after_short}
                  <h2 className={classes['more']}>{t('more')}</h2>
                </>
              )}
            </Group>
          ),
        )}
        {end}
        <Actions form={form} onCancel={onCancel} />
      </Form>
      <Suggest form={form} cruise_id={cruise_id} />
      <Guard form={form} onDiscard={discard} />
    </div>
  );
}

/** Notes about the form as a whole. */
function Notes({ form }: { form: FormStore }): ReactNode {
  const is_restored = useFormState(form, (state) => state.is_restored);
  const message = useMessage(form);
  const code = useFormState(form, (state) => state.code);
  const conflict = useFormState(form, (state) => state.conflict);
  return (
    <>
      {is_restored && <RestoredNote onStartAfresh={form.startAfresh} />}
      {message !== undefined && <FormMessage>{message}</FormMessage>}
      {code === 'plan_required' && <Room />}
      {conflict !== undefined && <CruiseConflict form={form} conflict={conflict} />}
    </>
  );
}

interface CruiseConflictProps {
  form: FormStore;
  conflict: NonNullable<FormState['conflict']>;
}

function CruiseConflict({ form, conflict: { mine, names } }: CruiseConflictProps): ReactNode {
  const t = useTranslations('cruises.form');
  const terms = useTranslations('terms.fields');
  const textOf = useFieldText();
  const values = useFormState(form, (state) => state.values);
  const theirs = useFormState(form, (state) => state.base.before);
  const rows = all_fields
    .filter(({ name }) => names.includes(name))
    .map((field) => {
      const { name } = field;
      const text = (version: FormValues) => <bdi>{textOf(field, version) ?? t('empty_value')}</bdi>;
      const choice = choiceOf(values[name], mine[name], theirs[name]);
      return { key: name, label: terms(name), mine: text(mine), theirs: text(theirs), choice };
    });
  return (
    <ConflictPanel title={t('stale')} text={t('stale_text')} rows={rows} onChoose={form.resolveConflict} />
  );
}

/** Why the form is not saved: the server's words, or the wrong fields, each listed until it is filled in. */
function useMessage(form: FormStore): string | undefined {
  const t = useTranslations('cruises.form');
  const terms = useTranslations('terms.fields');
  const formats = useFormats();
  const message = useFormState(form, (state) => state.message);
  const errors = useFormState(form, (state) => state.errors);
  const wrong = all_fields.filter(({ name }) => errors[name] !== undefined);
  if (message !== undefined || wrong.length === 0) return message;
  const is_lacking = wrong.every(({ name }) => {
    const error = errors[name];
    return error !== undefined && 'problem' in error && error.problem === 'required';
  });
  const list = { fields: formats.list(wrong.map(({ name }) => terms(name))) };
  return t(is_lacking ? 'lacking' : 'check_fields', list);
}

/** How many cruises the plan allows, with a link to larger plans that keeps the input. */
function Room(): ReactNode {
  const t = useTranslations('cruises.form');
  const queries = useQueryClient();
  const { data: settings } = useQuery(read('GET user/settings'));
  // the plan may have ended meanwhile: the cached settings are older than the refusal
  useEffect(() => void queries.invalidateQueries({ queryKey: ['GET user/settings'] }), [queries]);
  const count = settings && entitlementOf(settings.plan_name).open_cruises;
  return (
    <FormNote action={<ToPlans look="outline" is_beside />}>
      {typeof count === 'number' && t('room', { count })}
    </FormNote>
  );
}

function Actions({ form, onCancel }: { form: FormStore; onCancel: () => void }): ReactNode {
  const t = useTranslations('cruises.form');
  const is_working = useFormState(form, (state) => state.is_working);
  return (
    <FormActions>
      <Button type="submit" is_working={is_working}>
        {t('save')}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </FormActions>
  );
}

function Guard({ form, onDiscard }: { form: FormStore; onDiscard: () => void }): ReactNode {
  return <LeaveGuard isDirty={form.isDirty} onDiscard={onDiscard} />;
}

const Fields = memo(function Fields({ fields, form }: { fields: readonly Field[]; form: FormStore }) {
  return (
    <FieldGrid>
      {fields.map((field) => {
        const input = <FieldInput key={field.name} field={field} form={form} />;
        if (field.name === 'end_date')
          return (
            <Fragment key={field.name}>
              {input}
              <Nights form={form} />
            </Fragment>
          );
        return field.is_wide === true ? <WideField key={field.name}>{input}</WideField> : input;
      })}
    </FieldGrid>
  );
});

interface GroupProps {
  name: FieldGroup;
  form: FormStore;
  is_open: boolean;
  at_field: FieldName | undefined;
  /** above the group */
  children: ReactNode;
}

function Group({ name, form, is_open, at_field, children }: GroupProps): ReactNode {
  const t = useTranslations('cruises.form');
  const [fields] = useState(() => fieldsOf(name));
  const [isOpen, setOpen] = useState(is_open);
  const tries = useFormState(form, (state) => state.tries);
  const [seen, setSeen] = useState(tries);
  const is_wrong = useFormState(form, ({ errors }) =>
    fields.some((field) => errors[field.name] !== undefined),
  );
  const filled = useFormState(form, (state) => filledIn(fields, state));
  const offers = useFormState(
    form,
    (state) =>
      offeredNames(
        state,
        fields.map((field) => field.name),
      ).length,
  );
  // A failed try with an error in this group opens it, so that the field can be seen and take the focus.
  if (seen !== tries) {
    setSeen(tries);
    if (is_wrong) setOpen(true);
  }
  const facts = [filled > 0 && t('filled', { count: filled }), offers > 0 && t('offers', { count: offers })];
  return (
    <>
      {children}
      <details
        className={`${ui('card')} ${classes['group']}`}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={`${ui('lit', 'unmarked')} ${classes['summary']}`}>
          <h3 className={ui('title')}>{t(`groups.${name}`)}</h3>
          {!isOpen && <span className={ui('note', 'fixed')}>{facts.filter(Boolean).join(' · ')}</span>}
          <span className={`${ui('grid', 'muted')} ${classes['chevron']}`}>
            <Icon name="chevron" size={20} />
          </span>
        </summary>
        {isOpen && (
          <div className={classes['groupBody']}>
            <GroupFields fields={fields} form={form} at_field={at_field} />
          </div>
        )}
      </details>
    </>
  );
}

/** The fields of a group; the rare ones after *All fields*, but those that have something to show at once. */
function GroupFields({
  fields,
  form,
  at_field,
}: Pick<GroupProps, 'form' | 'at_field'> & { fields: readonly Field[] }) {
  const t = useTranslations('cruises.form');
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<readonly FieldName[]>([]);
  const told = useFormState(form, (state) =>
    fields
      .filter(({ name, is_rare }) => is_rare === true && (name === at_field || hasSomething(name, state)))
      .map(({ name }) => name)
      .join(' '),
  );
  // a field that is emptied stays
  const added = fields.filter(({ name }) => told.split(' ').includes(name) && !wanted.includes(name));
  if (added.length > 0) setWanted([...wanted, ...added.map(({ name }) => name)]);
  const shown = useMemo(
    () => fields.filter(({ name, is_rare }) => is_rare !== true || wanted.includes(name)),
    [fields, wanted],
  );
  const hidden = fields.find((field) => !shown.includes(field));
  return (
    <div ref={place}>
      <Fields fields={shown} form={form} />
      {hidden !== undefined && (
        <Button
          look="quiet"
          onClick={() => {
            flushSync(() => setWanted(fields.map(({ name }) => name)));
            place.current?.querySelector<HTMLElement>(`[name="${hidden.name}"]`)?.focus();
          }}
        >
          {t('all_fields')}
        </Button>
      )}
    </div>
  );
}

function hasSomething(name: FieldName, state: FormState): boolean {
  const { values, errors } = state;
  return values[name] !== '' || errors[name] !== undefined || offeredNames(state, [name]).length > 0;
}

function filledIn(fields: readonly Field[], { values }: FormState): number {
  return fields.filter(({ name, kind }) => kind !== 'flag' && kind !== 'currency' && values[name] !== '')
    .length;
}

function Nights({ form }: { form: FormStore }): ReactNode {
  const t = useTranslations('cruises');
  const count = useFormState(form, ({ values }) => nightsOf(values));
  const start = useFormState(form, ({ values }) => values.start_date);
  const end = useFormState(form, ({ values }) => values.end_date);
  const has_start = isCalendarDay(start);
  return (
    <div className={has_start ? ui('whole', 'grid', 'gap8') : classes['noNights']}>
      {has_start && <NightChips start={start} end={end} onChoose={(day) => form.chooseDays(start, day)} />}
      <p className={`${ui('bold', 'good', 'flush')} ${classes['nights']}`} role="status">
        {count !== undefined && count >= 0 && t('nights', { count })}
      </p>
    </div>
  );
}
