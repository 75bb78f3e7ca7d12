import { type ReactNode, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Settings } from '#contract/account.ts';
import { isLanguage, language_names, languages } from '#domain/languages.ts';
import { payment_reminder_days } from '#domain/reminder-days.ts';
import { LeaveGuard } from '#web/parts/leave-guard.tsx';
import { isolate } from '#web/lib/bidi.ts';
import { CountryField } from '#web/parts/fields/country-field.tsx';
import { currencies, currencyOfCountry } from '#web/lib/currencies.ts';
import { currencyName, languageName, useFormats } from '#web/lib/formats.ts';
import { cityOf, currentZone } from '#web/lib/format-zones.ts';
import { site } from '#web/lib/site.ts';
import { RestoredNote } from '#web/parts/forms/restored-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, Select, TextInput } from '#web/ui/field.tsx';
import { Form, FormMessage, useFocusOnError } from '#web/ui/form.tsx';
import { FieldGrid, FormActions, WideField } from '#web/ui/long-form.tsx';
import { Section } from './section.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './settings.module.css';
import { type SettingsForm as State, useSettingsForm } from './use-settings-form.ts';
import { zone_field_id, ZoneField } from './zone-field.tsx';

/** The profile of the account, in one form with one Save. */
export function SettingsForm({ settings }: { settings: Settings }): ReactNode {
  const t = useTranslations('settings.form');
  const form = useSettingsForm(settings);
  const place = useFocusOnError<HTMLDivElement>(form.tries);
  return (
    <div ref={place}>
      <Form onSubmit={() => void form.save()}>
        {form.is_restored && <RestoredNote onStartAfresh={form.discard} />}
        {form.summary !== undefined && <FormMessage>{form.summary}</FormMessage>}
        <ProfileSection form={form} />
        <RegionSection form={form} />
        <RemindersSection form={form} />
        <FormActions>
          {form.message !== undefined && <FormMessage>{form.message}</FormMessage>}
          <Button type="submit" is_working={form.is_working}>
            {t('save')}
          </Button>
        </FormActions>
      </Form>
      <LeaveGuard isDirty={form.isDirty} onDiscard={form.discard} />
    </div>
  );
}

function ProfileSection({ form }: { form: State }): ReactNode {
  const t = useTranslations('settings.profile');
  const account = useTranslations('account');
  const text = (name: 'first_name' | 'last_name' | 'username') => ({
    name,
    value: form.values[name],
    error: form.errorAt(name),
    'data-direction': 'auto' as const,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => form.set(name, currentTarget.value),
  });
  return (
    <Section id="profile" lead={t('lead')}>
      <FieldGrid>
        <TextInput
          {...text('first_name')}
          required
          label={account('fields.first_name')}
          autoComplete="given-name"
        />
        <TextInput
          {...text('last_name')}
          required
          label={account('fields.last_name')}
          autoComplete="family-name"
        />
        <TextInput
          {...text('username')}
          label={t('username')}
          description={t('username_hint')}
          autoComplete="nickname"
        />
        <CountryField
          label={account('fields.country')}
          value={form.values.country}
          error={form.errorAt('country')}
          onChange={(country) => form.set('country', country)}
        />
      </FieldGrid>
    </Section>
  );
}

function RegionSection({ form }: { form: State }): ReactNode {
  const t = useTranslations('settings.region');
  const language = useLocale();
  const { values, errorAt, mail_language } = form;
  const currency_options = useMemo(() => {
    const codes = [...new Set([...currencies, values.home_currency])].filter((code) => code !== null);
    return codes.map((value) => ({ value, label: `${value} – ${currencyName(value, language)}` }));
  }, [values.home_currency, language]);
  const of_country = currencyOfCountry(values.country);
  const preset = of_country === undefined ? t('not_set') : t('of_country', { currency: of_country });
  return (
    <Section id="region" lead={t('lead')}>
      <FieldGrid>
        <Select
          name="language"
          label={t('language')}
          description={
            mail_language === undefined
              ? t('language_hint')
              : t('language_differs', { language: languageName(mail_language, language) })
          }
          options={languages.map((value) => ({ value, label: language_names[value] }))}
          value={values.language}
          error={errorAt('language')}
          onChange={({ currentTarget: { value } }) => {
            if (isLanguage(value)) form.set('language', value);
          }}
        />
        <ZoneField
          value={values.time_zone}
          error={errorAt('time_zone')}
          onChange={(zone) => form.set('time_zone', zone)}
        />
        <Select
          name="home_currency"
          label={t('home_currency')}
          description={t('home_currency_hint')}
          options={[{ value: '', label: preset }, ...currency_options]}
          value={values.home_currency ?? ''}
          error={errorAt('home_currency')}
          onChange={({ currentTarget: { value } }) => form.set('home_currency', value === '' ? null : value)}
        />
        <Select
          name="weather_units"
          label={t('weather_units')}
          options={[
            { value: 'metric', label: t('metric') },
            { value: 'imperial', label: t('imperial') },
          ]}
          value={values.weather_units}
          error={errorAt('weather_units')}
          onChange={({ currentTarget: { value } }) =>
            form.set('weather_units', value === 'imperial' ? 'imperial' : 'metric')
          }
        />
      </FieldGrid>
    </Section>
  );
}

type Toggle =
  | 'enable_payment_reminder'
  | 'payment_notification'
  | 'checkin_notification'
  | 'weather_notification';

function RemindersSection({ form }: { form: State }): ReactNode {
  const t = useTranslations('settings.reminders');
  const reminders = useTranslations('reminders');
  const { values, errorAt } = form;
  const toggle = (name: Toggle, label: string) => (
    <WideField>
      <Checkbox
        name={name}
        label={label}
        description={t(`${name}_hint`)}
        className={classes['toggle']}
        checked={values[name]}
        error={errorAt(name)}
        onChange={({ currentTarget }) => form.set(name, currentTarget.checked)}
      />
    </WideField>
  );
  return (
    <Section id="reminders" lead={t(`lead.${site().mail}`)}>
      <FieldGrid>
        {toggle('enable_payment_reminder', t('enable_payment_reminder'))}
        <Select
          name="payment_reminder_days"
          label={t('payment_reminder_days')}
          description={t(
            values.enable_payment_reminder ? 'payment_reminder_days_hint' : 'days_without_reminder',
          )}
          className={classes['under']}
          options={payment_reminder_days.map((days) => ({
            value: String(days),
            label: days === 0 ? t('off') : t('days_before', { count: days }),
          }))}
          value={String(values.payment_reminder_days)}
          error={errorAt('payment_reminder_days')}
          onChange={({ currentTarget }) => form.set('payment_reminder_days', Number(currentTarget.value))}
        />
        {toggle('payment_notification', t('payment_notification'))}
        {toggle('checkin_notification', t('checkin_notification'))}
        {toggle('weather_notification', reminders('weather_notification'))}
      </FieldGrid>
      <Clock time_zone={values.time_zone ?? 'UTC'} />
    </Section>
  );
}

/** The zone of the reminders, with a link to its field. */
function Clock({ time_zone }: { time_zone: string }): ReactNode {
  const t = useTranslations('settings.reminders');
  const formats = useFormats();
  const zone = isolate(cityOf(currentZone(time_zone)));
  return (
    <p className={`${ui('stack', 'top', 'note')} ${classes['clock']}`}>
      {t('at', { time: formats.time('09:00'), zone })}
      <Button look="quiet" onClick={() => document.getElementById(zone_field_id)?.focus()}>
        {t('change_zone')}
      </Button>
    </p>
  );
}
