import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { StoredMembership } from '#contract/loyalty.ts';
import { LeaveGuard } from '#web/parts/leave-guard.tsx';
import { paths } from '#web/lib/paths.ts';
import { DayField } from '#web/parts/fields/day-field.tsx';
import { read } from '#web/lib/queries.ts';
import { RestoredNote } from '#web/parts/forms/restored-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Select, TextInput } from '#web/ui/field.tsx';
import { Form, FormMessage, useFocusOnError } from '#web/ui/form.tsx';
import { FieldGrid, FormActions, WideField } from '#web/ui/long-form.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { LineSelect } from './line-select.tsx';
import type { MembershipName, MembershipValues } from './membership-values.ts';
import classes from './settings.module.css';
import { type MembershipForm as State, useMembershipForm } from './use-membership-form.ts';
import { unitOf, useAmount } from '#web/parts/loyalty/use-units.ts';

interface MembershipFormProps {
  edit: string;
  id: string | null;
  first: MembershipValues;
  memberships: readonly StoredMembership[];
  /** the line, if it cannot be changed any more */
  line: string | undefined;
  onSaved: () => void;
}

/** One membership: its holder, the values that the programme shows, and an own rate. */
export function MembershipForm({ line, ...editing }: MembershipFormProps): ReactNode {
  const t = useTranslations('loyalty.form');
  const form = useMembershipForm(editing);
  const place = useFocusOnError<HTMLDivElement>(form.tries);
  return (
    <div ref={place}>
      <Form onSubmit={() => void form.save()}>
        {form.is_restored && <RestoredNote onStartAfresh={form.discard} />}
        <Card>
          <FieldGrid>
            {line === undefined ? (
              <LineSelect
                label={t('line')}
                value={form.values.cruise_line_id}
                error={form.errorAt('cruise_line_id')}
                onChange={(value) => form.set('cruise_line_id', value)}
              />
            ) : (
              <p className={`${ui('heading', 'bold')} ${classes['line']}`}>
                <bdi>{line}</bdi>
              </p>
            )}
            <WhoseField form={form} />
            <TextInput
              {...textField(form, 'loyalty_number')}
              label={t('number')}
              autoCapitalize="characters"
              maxLength={200}
            />
          </FieldGrid>
        </Card>
        <ToldCard form={form} />
        <RateCard form={form} />
        <FormActions>
          {form.message !== undefined && <FormMessage>{form.message}</FormMessage>}
          <Button type="submit" is_working={form.is_working}>
            {t('save')}
          </Button>
          <Link to={paths.loyalty_settings} className={buttonClass('quiet')}>
            {t('cancel')}
          </Link>
        </FormActions>
      </Form>
      <LeaveGuard isDirty={form.isDirty} onDiscard={form.discard} search_key="edit" />
    </div>
  );
}

function textField(form: State, name: Exclude<MembershipName, 'whose' | 'points_as_of'>) {
  return {
    name,
    value: form.values[name],
    error: form.errorAt(name),
    autoComplete: 'off',
    'data-direction': 'auto' as const,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      form.set(name, currentTarget.value),
  };
}

function WhoseField({ form }: { form: State }): ReactNode {
  const t = useTranslations('loyalty.form');
  const { values } = form;
  const error = form.errorAt('whose');
  return (
    <>
      <fieldset
        className={`${ui('wrap', 'edgeless', 'bare', 'flush')} ${classes['whose']}`}
        aria-invalid={error !== undefined || undefined}
        tabIndex={-1}
      >
        <legend className={ui('flush', 'strong')}>{t('whose')}</legend>
        {(['mine', 'other'] as const).map((whose) => (
          <label key={whose} className={ui('reach', 'pointer', 'gap12')}>
            <input
              type="radio"
              name="whose"
              value={whose}
              checked={values.whose === whose}
              onChange={() => form.set('whose', whose)}
            />
            {t(whose)}
          </label>
        ))}
        {error !== undefined && <p className={`${ui('small', 'urgent')} ${classes['error']}`}>{error}</p>}
      </fieldset>
      {values.whose === 'other' && (
        <TextInput
          {...textField(form, 'member_name')}
          label={t('name')}
          description={t('name_hint')}
          required
          autoCapitalize="words"
          maxLength={200}
        />
      )}
    </>
  );
}

/** The current programme of the chosen line. */
function useProgramme(cruise_line_id: string) {
  const { data } = useQuery(read('GET catalog/programmes'));
  return data?.items.find((one) => one.cruise_line_id === cruise_line_id && one.ended_on === null);
}

function ToldCard({ form }: { form: State }): ReactNode {
  const t = useTranslations('loyalty.form');
  const names = useTranslations('loyalty.unit_names');
  const programme = useProgramme(form.values.cruise_line_id);
  const tiers = programme?.tiers ?? [];
  const { tier } = form.values;
  const is_listed = tier === '' || tiers.some(({ name }) => name === tier);
  return (
    <Card aria-labelledby="told">
      <h2 id="told" className={`${ui('heading')} ${classes['title']}`}>
        {t('told')}
      </h2>
      <FieldGrid>
        {tiers.length > 0 && is_listed ? (
          <Select
            {...textField(form, 'tier')}
            label={t('tier')}
            options={[
              { value: '', label: t('tier_none') },
              ...tiers.map(({ name }) => ({ value: name, label: name })),
            ]}
          />
        ) : (
          <TextInput {...textField(form, 'tier')} label={t('tier')} maxLength={200} />
        )}
        <TextInput
          {...textField(form, 'points')}
          label={names(unitOf(programme?.unit ?? 'points'))}
          description={t('points_hint')}
          inputMode="numeric"
        />
        <DayField
          name="points_as_of"
          label={t('as_of')}
          description={t('as_of_hint')}
          is_required={form.values.points.trim() !== ''}
          value={form.values.points_as_of}
          error={form.errorAt('points_as_of')}
          onChange={(day) => form.set('points_as_of', day)}
        />
      </FieldGrid>
    </Card>
  );
}

function RateCard({ form }: { form: State }): ReactNode {
  const t = useTranslations('loyalty.form');
  const amountOf = useAmount();
  const programme = useProgramme(form.values.cruise_line_id);
  const hint = (rate: number | null | undefined) =>
    rate === null || rate === undefined
      ? {}
      : { description: t('by_rule', { amount: amountOf(rate, programme?.unit ?? 'points') }) };
  return (
    <Card aria-labelledby="rate">
      <h2 id="rate" className={`${ui('heading')} ${classes['title']}`}>
        {t('rate')}
      </h2>
      <FieldGrid>
        <WideField>
          <p className={ui('note')}>{t('rate_hint')}</p>
        </WideField>
        <TextInput
          {...textField(form, 'points_per_night')}
          {...hint(programme?.points_per_night)}
          label={t('per_night')}
          inputMode="numeric"
        />
        <TextInput
          {...textField(form, 'points_per_cruise')}
          {...hint(programme?.points_per_cruise)}
          label={t('per_cruise')}
          inputMode="numeric"
        />
      </FieldGrid>
    </Card>
  );
}
