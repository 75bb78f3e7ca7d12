import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { FlightsSection } from '../parts/flights-section.tsx';
import { LodgingSection } from '../parts/lodging-section.tsx';
import { PassengersSection } from '../parts/passengers-section.tsx';
import { ScheduleSection } from '../schedule/schedule-section.tsx';
import { type Field, fields as all_fields, groups } from '#web/parts/cruise-fields/fields.ts';
import { ReminderLine } from './alerts/reminder-line.tsx';
import { FieldValue } from './field-value.tsx';
import { RouteSection } from './route-section.tsx';
import { valuesOf } from '#web/parts/cruise-fields/form-values.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './panel.module.css';

const dated = all_fields.filter(({ group }) => group !== 'payment');

/**
 * The view shows the itinerary with the voyage: readers who see only the itinerary would else find it in an otherwise
 * empty booking. The form has it further down, below the few fields that it opens with.
 */
function groupOf({ name, group }: Field): Field['group'] {
  return name === 'itinerary' ? 'voyage' : group;
}

/** Flights and hotel nights, the passengers, and all other fields of the record except prices, group by group. */
export function DatesPanel({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('cruises.form.groups');
  const view = useTranslations('cruises.view');
  const values = valuesOf(cruise);
  const parts = groups
    .map((group) => ({ group, fields: dated.filter((field) => groupOf(field) === group) }))
    .filter(({ fields }) => fields.length > 0);
  const isFilled = ({ name, kind }: Field) =>
    values[name] !== '' && !(kind === 'flag' && isIdle(name, cruise));
  return (
    <>
      <RouteSection cruise={cruise} />
      <ScheduleSection cruise={cruise} />
      <div className={`${ui('grid', 'top', 'gap24')} ${classes['groups']} ${classes['even']}`}>
        {(cruise.can.edit || cruise.flights.length > 0) && <FlightsSection cruise={cruise} />}
        {(cruise.can.edit || cruise.lodging.length > 0) && <LodgingSection cruise={cruise} />}
        {(cruise.can.edit || cruise.passengers.length > 0) && <PassengersSection cruise={cruise} />}
        {parts.map(({ group, fields }) => {
          const filled = fields.filter(isFilled);
          return filled.length === 0 ? null : (
            <section key={group} className={ui('card', 'inset')}>
              <h2 className={ui('below16', 'title')}>{t(group)}</h2>
              <dl className={`${ui('grid', 'bare', 'gap16')} ${classes['values']}`}>
                {filled.map((field) =>
                  field.name === 'checkin_notification' ? (
                    <CheckinReminder key={field.name} cruise={cruise} />
                  ) : (
                    <FieldValue key={field.name} cruise_id={cruise.id} field={field} values={values} />
                  ),
                )}
              </dl>
            </section>
          );
        })}
      </div>
      {cruise.can.edit && (
        <p className={`${ui('small', 'above20')} ${classes['more']}`}>
          <Link to={paths.cruise_edit} params={{ id: cruise.id }}>
            {view('add')}
          </Link>
        </p>
      )}
    </>
  );
}

/** A check-in reminder without a check-in date has no meaning. */
function isIdle(name: string, cruise: Cruise): boolean {
  return name === 'checkin_notification' && cruise.checkin_date === null;
}

/** Whether the reminder comes: the switch of the record alone does not decide that. */
function CheckinReminder({ cruise }: { cruise: Cruise }): ReactNode {
  const terms = useTranslations('terms.fields');
  return (
    <div className={ui('whole')}>
      <dt className={ui('note')}>{terms('checkin_notification')}</dt>
      <dd className={ui('bare', 'strong', 'breaking', 'lines')}>
        <ReminderLine cruise={cruise} name="checkin_notification" />
      </dd>
    </div>
  );
}
