import { Fragment, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { AuditEntry } from '#contract/operator-audit.ts';
import { isCalendarDay, isInstant } from '#domain/dates.ts';
import { plans } from '#domain/entitlements.ts';
import { isLanguage } from '#domain/languages.ts';
import { languageName, useFormats } from '#web/lib/formats.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './operator.module.css';

/** The changed fields of an audit entry, before and after; a value that did not change once. */
export function AuditChanges({ details }: Pick<AuditEntry, 'details'>): ReactNode {
  const t = useTranslations('operator.audit');
  const valueText = useValueText();
  const { before = {}, after = {} } = details;
  const there = new Set([...Object.keys(before), ...Object.keys(after)]);
  // the database keeps no order of the fields
  const fields = [...new Set([...in_order.filter((name) => there.has(name)), ...there])];
  const lines = fields.map((field) => {
    const sides = [before, after].filter((side) => Object.hasOwn(side, field));
    return { field, texts: [...new Set(sides.map((side) => valueText(field, side[field])))] };
  });
  const shown = lines.filter(({ texts }) => texts.some((text) => text !== nothing));
  if (shown.length === 0) return null;
  return (
    <ul className={`${ui('list', 'grid', 'gap4', 'small', 'breaking')} ${classes['changes']}`}>
      {shown.map(({ field, texts }) => (
        <li key={field}>
          <span className={classes['quiet']}>
            {t.has(`fields.${field}` as 'fields.plan_name')
              ? t(`fields.${field}` as 'fields.plan_name')
              : field}
          </span>{' '}
          {texts.map((text, place) => (
            <Fragment key={text}>
              {place > 0 && <Icon name="chevron" size={16} />}
              <bdi>{text}</bdi>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

const nothing = '–';

/** Fields that are read one after the other. */
const in_order = ['plan_name', 'start_date', 'end_date', 'text', 'starts_at', 'ends_at'];

function useValueText(): (field: string, value: unknown) => string {
  const t = useTranslations('operator');
  const name = useTranslations('shell.plans');
  const formats = useFormats();
  const locale = useLocale();

  function valueText(field: string, text: string): string {
    const plan = field === 'plan_name' ? plans.find((one) => one === text) : undefined;
    if (plan !== undefined) return name(plan);
    if (field === 'kind' && (text === 'info' || text === 'warning')) return t(`announcements.kinds.${text}`);
    if (isCalendarDay(text)) return formats.date(text);
    return isInstant(text) ? formats.moment(text) : text;
  }

  return (field, value) => {
    if (typeof value === 'string' && value !== '') return valueText(field, value);
    if (typeof value === 'number') return formats.number(value);
    if (typeof value === 'boolean') return value ? t('audit.yes') : t('audit.no');
    if (!Array.isArray(value)) return nothing;
    const entries: unknown[] = value;
    return formats.list(
      entries.map((one) => {
        const text = String(one);
        return isLanguage(text) ? languageName(text, locale) : text;
      }),
    );
  };
}
