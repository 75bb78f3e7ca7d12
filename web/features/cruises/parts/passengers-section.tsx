import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Passenger } from '#contract/cruise-parts.ts';
import type { Cruise } from '#contract/cruises.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ui } from '#web/ui/primitives.ts';
import { CopyNumber } from './numbers.tsx';
import { Facts, PartList } from './part-list.tsx';

/** The passengers. */
export function PassengersSection({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('parts');
  const terms = useTranslations('terms.parts');
  return (
    <section className={ui('card', 'inset')} aria-labelledby="passengers">
      <h2 id="passengers" className={ui('below16', 'title')}>
        {terms('passengers')}
      </h2>
      <PartList
        cruise={cruise}
        kind="passengers"
        parts={cruise.passengers}
        empty={t('empty.passengers')}
        titleOf={nameOf}
      >
        {(passenger) => <PassengerRow passenger={passenger} />}
      </PartList>
    </section>
  );
}

function PassengerRow({ passenger }: { passenger: Passenger }): ReactNode {
  const t = useTranslations('parts');
  const formats = useFormats();
  const { loyalty_number, points_earned, date_of_birth, note } = passenger;
  return (
    <>
      <p className={ui('bold', 'breaking')}>
        <bdi>{nameOf(passenger)}</bdi>
      </p>
      <Facts
        facts={[
          date_of_birth !== null && t('born', { date: formats.date(date_of_birth) }),
          points_earned !== null && t('points_earned', { points: points_earned }),
        ].filter((fact) => fact !== false)}
      />
      {note !== null && (
        <p className={ui('small', 'breaking', 'lines')}>
          <bdi>{note}</bdi>
        </p>
      )}
      <CopyNumber label={t('fields.loyalty_number')} number={loyalty_number} />
    </>
  );
}

function nameOf({ first_name, last_name }: Passenger): string {
  return last_name === null ? first_name : `${first_name} ${last_name}`;
}
