import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CruiseDraft } from '#contract/suggestions.ts';
import { isCalendarDay } from '#domain/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from '#web/parts/cruise-fields/form.module.css';
import type { FormStore } from '#web/parts/cruise-fields/form-store.ts';
import type { FormValues } from '#web/parts/cruise-fields/form-values.ts';
import { useFormState } from '#web/parts/cruise-fields/use-form-state.ts';

/** The pause in typing after which the form asks the server. */
const pause_ms = 400;

/** Reads suggestions as the form fills up, and announces them to screen readers. */
export function Suggest({ form, cruise_id }: { form: FormStore; cruise_id: string | undefined }): ReactNode {
  const t = useTranslations('cruises.form');
  const terms = useTranslations('terms.fields');
  const formats = useFormats();
  const query = useSuggestionQuery(form, cruise_id);
  const { data } = useQuery({
    ...read('GET cruises/suggestions', { query }),
    retry: false,
    placeholderData: (before) => before,
  });
  useEffect(() => {
    if (data !== undefined) form.suggest(data);
  }, [data, form]);
  const names = useFormState(form, ({ announced }) => announced).map((name) => terms(name));
  return (
    <div role="status">
      <VisuallyHidden>{names.length > 0 && t('offers_for', { fields: formats.list(names) })}</VisuallyHidden>
    </div>
  );
}

/** What is asked, once nothing was typed for a moment: this draws nothing while somebody types. */
function useSuggestionQuery(form: FormStore, cruise_id: string | undefined): CruiseDraft {
  const [asked, setAsked] = useState(() => suggestionQueryOf(form.state().values, cruise_id));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      const next = suggestionQueryOf(form.state().values, cruise_id);
      setAsked((latest) => (JSON.stringify(latest) === JSON.stringify(next) ? latest : next));
    };
    const { unsubscribe } = form.store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(ask, pause_ms);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [form, cruise_id]);
  return asked;
}

function suggestionQueryOf(values: FormValues, cruise_id: string | undefined): CruiseDraft {
  const { cruise_line_id, ship_id, ship_name, start_date, end_date, booking_number } = values;
  const texts = { cruise_line_id, ship_id, ship_name, booking_number };
  const days = { start_date, end_date };
  return {
    ...Object.fromEntries(
      Object.entries(texts)
        .map(([name, text]) => [name, text.trim()] as const)
        .filter(([, text]) => text !== '' && text.length <= 200),
    ),
    ...Object.fromEntries(Object.entries(days).filter(([, day]) => isCalendarDay(day))),
    ...(cruise_id !== undefined && { cruise_id }),
  };
}

/** Records that may be of the same booking. Only a hint: several staterooms on one sailing are normal. */
export function Twins({ form }: { form: FormStore }): ReactNode {
  const t = useTranslations('cruises');
  const formats = useFormats();
  const twins = useFormState(form, ({ suggested }) => suggested?.duplicates);
  return (
    <div role="status">
      {twins !== undefined && twins.length > 0 && (
        <div className={`${ui('row', 'rounded', 'pad16', 'gap12', 'above16')} ${classes['twins']}`}>
          <Icon name="warning" />
          <div>
            <p>{t('form.twins')}</p>
            <ul className={ui('bare', 'flush')}>
              {twins.map(({ id, ship_name, start_date, booking_number, stateroom }) => (
                <li key={id}>
                  {/* in a new tab, so that the input stays */}
                  <Link
                    to={paths.cruise_view}
                    params={{ id }}
                    target="_blank"
                    className={ui('inlineBlock', 'padBlock12')}
                    rel="noopener"
                  >
                    <bdi>{ship_name}</bdi> · {formats.date(start_date)}
                    {booking_number !== null && (
                      <>
                        {' '}
                        · <bdi>{booking_number}</bdi>
                      </>
                    )}
                    {stateroom !== null && ` · ${t('stateroom', { stateroom })}`}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
