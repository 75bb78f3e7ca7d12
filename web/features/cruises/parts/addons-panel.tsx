import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Addon } from '#contract/cruise-parts.ts';
import type { Cruise } from '#contract/cruises.ts';
import { useFormats } from '#web/lib/formats.ts';
import { Facts, PartList } from './part-list.tsx';
import classes from '#web/parts/cruise-parts/parts.module.css';
import { ui } from '#web/ui/primitives.ts';

/** The add-ons: a bill of their own, which does not change the balance due of the cruise. */
export function AddonsPanel({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('parts');
  const terms = useTranslations('terms');
  const formats = useFormats();
  const { addons, currency } = cruise;
  const sums = (['addons_in_total', 'addons_total'] as const).flatMap((name) => {
    const amount = cruise[name];
    return amount === null ? [] : [{ name, amount }];
  });
  return (
    <section className={`${ui('card', 'inset')} ${classes['ledger']}`} aria-labelledby="addons">
      <h2 id="addons" className={ui('below16', 'title')}>
        {terms('parts.addons')}
      </h2>
      <PartList
        cruise={cruise}
        kind="addons"
        parts={addons}
        empty={t('empty.addons')}
        titleOf={({ description }) => description}
      >
        {(addon) => <AddonRow addon={addon} currency={currency} />}
      </PartList>
      {sums.map(({ name, amount }) => (
        <p
          key={name}
          className={`${ui('row', 'between', 'lineAbove', 'bold', 'gap16', 'above8')} ${classes['total']}`}
        >
          <span>{terms(`fields.${name}`)}</span>
          <bdi className={ui('unbroken')}>{formats.money(amount, currency)}</bdi>
        </p>
      ))}
    </section>
  );
}

function AddonRow({ addon, currency }: { addon: Addon; currency: string | null }): ReactNode {
  const t = useTranslations('parts');
  const formats = useFormats();
  const { description, date_added, price, is_in_total } = addon;
  return (
    <div className={ui('row', 'baseline', 'between', 'gap16')}>
      <div>
        <p className={ui('bold', 'breaking')}>
          <bdi>{description}</bdi>
        </p>
        <Facts facts={[formats.date(date_added), is_in_total ? t('in_total') : undefined]} />
      </div>
      <p className={ui('unbroken')}>
        {price === null ? t('no_price') : <bdi>{formats.money(price, currency)}</bdi>}
      </p>
    </div>
  );
}
