import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Lodging } from '#contract/cruise-parts.ts';
import type { Cruise } from '#contract/cruises.ts';
import { nightsBetween } from '#domain/dates.ts';
import { useFormats } from '#web/lib/formats.ts';
import { CopyNumber } from './numbers.tsx';
import { Facts, PartList } from './part-list.tsx';
import classes from '#web/parts/cruise-parts/parts.module.css';
import { ui } from '#web/ui/primitives.ts';

/** The nights before the cruise and after it. */
export function LodgingSection({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('parts');
  const terms = useTranslations('terms.parts');
  return (
    <section className={`${ui('card', 'inset')} ${classes['whole']}`} aria-labelledby="lodging">
      <h2 id="lodging" className={ui('below16', 'title')}>
        {terms('lodging')}
      </h2>
      <div className={`${ui('grid', 'top')} ${classes['sidesOfCruise']}`}>
        {(['pre', 'post'] as const).map((side) => (
          <div key={side}>
            <h3 className={ui('note', 'strong', 'below4')}>{t(`sides.${side}`)}</h3>
            <PartList
              cruise={cruise}
              kind="lodging"
              side={side}
              parts={cruise.lodging.filter(({ kind }) => kind === side)}
              empty={t(`empty.lodging_${side}`)}
              titleOf={({ name }) => name}
            >
              {(stay) => <StayRow stay={stay} />}
            </PartList>
          </div>
        ))}
      </div>
    </section>
  );
}

function StayRow({ stay }: { stay: Lodging }): ReactNode {
  const t = useTranslations('parts.fields');
  const cruises = useTranslations('cruises');
  const formats = useFormats();
  const { check_in_date: from, check_out_date: to } = stay;
  const town = [stay.zipcode, stay.city].filter((text) => text !== null).join(' ');
  const address = [stay.address, town, stay.state].filter((text) => text !== null && text !== '').join(', ');
  return (
    <>
      <p className={ui('bold', 'breaking')}>
        <bdi>{stay.name}</bdi>
      </p>
      <Facts
        facts={
          from !== null && to !== null
            ? [formats.dateRange(from, to, 'weekday'), cruises('nights', { count: nightsBetween(from, to) })]
            : [
                from === null ? undefined : `${t('check_in_date')} ${formats.date(from, 'weekday')}`,
                to === null ? undefined : `${t('check_out_date')} ${formats.date(to, 'weekday')}`,
              ]
        }
      />
      {address !== '' && (
        <p className={ui('note')}>
          <bdi>{address}</bdi>
        </p>
      )}
      <CopyNumber label={t('confirmation_number')} number={stay.confirmation_number} />
    </>
  );
}
