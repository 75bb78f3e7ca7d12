import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { CruiseField } from '#domain/cruise-fields.ts';
import { useNow } from '#web/ui/clock.ts';
import { useFormats } from '#web/lib/formats.ts';
import { fields as all_fields } from '#web/parts/cruise-fields/fields.ts';
import { useFieldText } from '#web/parts/cruise-fields/field-text.ts';
import { PrintedPass } from '../pass/printed-pass.tsx';
import { pass_fields } from '#web/parts/pass/voyage.tsx';
import { Journey } from './sheet-journey.tsx';
import { SheetMap } from './sheet-map.tsx';
import { SheetSchedule } from './sheet-schedule.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './sheet.module.css';

/** Of the booking last: the pier asks for the stateroom first. */
const sheet_fields = all_fields.toSorted(
  (one, other) => Number(one.group === 'booking') - Number(other.group === 'booking'),
);

/** The facts for the pier, the airport and the hotel, black on white: one page as a rule, two at most. */
export function Sheet({ cruise, has_map = true }: { cruise: Cruise; has_map?: boolean }): ReactNode {
  const t = useTranslations('sheet');
  const fields = useTranslations('terms.fields');
  const formats = useFormats();
  const now = useNow('minute');
  const textOf = useFieldText('brief');
  const factsOf = (block: CruiseField['sheet']) =>
    sheet_fields
      .filter(({ name, sheet }) => sheet === block && !pass_fields.includes(name))
      .map(
        (field) => [field.kind === 'phone' ? t('phone') : fields(field.name), textOf(field, cruise)] as const,
      );
  const has_balance = cruise.payment_state === 'balance_due' && cruise.balance_due !== null;
  return (
    <article className={`${ui('edged', 'raised', 'small', 'tight', 'page', 'relative')} ${classes['paper']}`}>
      <PrintedPass cruise={cruise}>
        {cruise.cancelled_at !== null && <p className={ui('bold')}>{t('cancelled')}</p>}
        <p className={classes['label']}>
          {t('printed', { date: formats.dateAt(new Date(now).toISOString()) })}
        </p>
      </PrintedPass>
      <Facts facts={factsOf('facts')} />
      {cruise.passengers.length > 0 && <Passengers passengers={cruise.passengers} />}
      <Journey cruise={cruise} kind="pre" />
      <SheetSchedule cruise={cruise} />
      <Journey cruise={cruise} kind="post" />
      <Facts
        facts={[
          ...factsOf('contacts'),
          [
            fields('balance_due'),
            has_balance && cruise.balance_due !== null
              ? [
                  formats.money(cruise.balance_due, cruise.currency),
                  cruise.final_payment_date && t('due_on', { date: formats.date(cruise.final_payment_date) }),
                ]
                  .filter(Boolean)
                  .join(', ')
              : undefined,
          ],
        ]}
      />
      {has_map && <SheetMap cruise={cruise} />}
    </article>
  );
}

function Passengers({ passengers }: Pick<Cruise, 'passengers'>): ReactNode {
  const terms = useTranslations('terms');
  return (
    <section className={classes['part']}>
      <h3 className={classes['head']}>{terms('parts.passengers')}</h3>
      <ul className={`${ui('wrap', 'list')} ${classes['people']}`}>
        {passengers.map(({ id, first_name, last_name, loyalty_number }) => (
          <li key={id}>
            <bdi className={ui('bold')}>{[first_name, last_name].filter(Boolean).join(' ')}</bdi>
            {loyalty_number !== null && (
              <>
                {' '}
                <span className={classes['label']}>{terms('fields.loyalty_number')}</span>{' '}
                <bdi>{loyalty_number}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Labels with their known values; nothing if none is known. */
function Facts({
  facts,
}: {
  facts: readonly (readonly [label: string, text: string | undefined])[];
}): ReactNode {
  const known = facts.filter(([, text]) => text !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className={`${ui('wrap')} ${classes['facts']}`}>
      {known.map(([label, text]) => (
        <div key={label}>
          <dt className={classes['label']}>{label}</dt>
          <dd className={ui('bare', 'strong', 'paragraphs')}>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
