import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { csv } from '#domain/csv.ts';
import type { LoyaltyMember, LoyaltyRow } from '#contract/loyalty.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { DownloadCsv } from '#web/parts/download-csv.tsx';
import { today } from '#web/lib/use-today.ts';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import classes from './ledger.module.css';
import shared from './shared.module.css';

/** The ledger of a member, the latest cruise first. */
export function LedgerCard({ member }: { member: LoyaltyMember }): ReactNode {
  const t = useTranslations('loyalty.ledger');
  const { rows, name } = member;
  const is_anything_expected = rows.some(({ state, time }) => state === 'expected' && time === 'past');
  return (
    <Card aria-labelledby="ledger">
      <h2 id="ledger" className={ui('title', 'below12')}>
        {t('title')}
      </h2>
      {rows.length === 0 ? (
        <p className={ui('note')}>
          {name === null ? t('empty') : t('empty_member', { name: isolate(name) })}
        </p>
      ) : (
        <>
          {is_anything_expected && <p className={ui('note')}>{t('hint')}</p>}
          <table className={`${ui('table', 'full', 'above12')} ${classes['table']}`}>
            <caption>
              <VisuallyHidden>{t('caption')}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('cruise')}</th>
                <th scope="col">{t('before')}</th>
                <th scope="col">{t('earned')}</th>
                <th scope="col">{t('after')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.toReversed().map((row) => (
                <Row key={row.cruise_id} row={row} />
              ))}
            </tbody>
          </table>
          <Download rows={rows} />
        </>
      )}
    </Card>
  );
}

function Download({ rows }: { rows: readonly LoyaltyRow[] }): ReactNode {
  const t = useTranslations('loyalty.ledger');
  const fields = useTranslations('terms.fields');
  const remarksOf = useRemarks();

  function table(): Parameters<typeof csv> {
    const header = [
      t('cruise'),
      fields('start_date'),
      fields('end_date'),
      t('before'),
      t('earned'),
      t('after'),
      fields('notes'),
    ];
    const cells = rows.toReversed().map((row) => {
      const { before, after } = balancesOf(row);
      const tier = row.tier_reached === null ? [] : [t('reached', { tier: row.tier_reached })];
      const remarks = [...remarksOf(row), ...tier].join('; ');
      return [row.ship_name, row.start_date, row.end_date, before, row.earned, after, remarks];
    });
    return [header, cells];
  }

  return (
    <div className={ui('above12', 'outdent', 'unprinted')}>
      <DownloadCsv file={`gangway-loyalty-${today()}`} table={table} />
    </div>
  );
}

/** Only unknown amounts so far: a balance of zero would be a claim. */
function balancesOf({ state, before, after }: LoyaltyRow): { before: number | null; after: number | null } {
  return state === 'unknown' && after === 0 ? { before: null, after: null } : { before, after };
}

function Row({ row }: { row: LoyaltyRow }): ReactNode {
  const t = useTranslations('loyalty.ledger');
  const formats = useFormats();
  const { cruise_id, ship_name, start_date, end_date, state, earned, tier_reached } = row;
  const { before, after } = balancesOf(row);
  const remarks = useRemarks()(row);
  return (
    <tr data-state={state} data-time={row.time}>
      <th scope="row">
        <Link
          to={paths.cruise_view}
          params={{ id: cruise_id }}
          className={ui('inline', 'padBlock12', 'bold')}
        >
          <bdi>{ship_name ?? t('nameless')}</bdi>
        </Link>
        <span className={`${ui('note', 'block')} ${classes['days']}`}>
          {formats.dateRange(start_date, end_date)}
        </span>
        {remarks.length > 0 && <span className={ui('note', 'block')}>{remarks.join(' · ')}</span>}
        {tier_reached !== null && (
          <span
            className={`${ui('round', 'deep', 'smaller', 'strong', 'inlineBlock')} ${shared['chip']} ${classes['tier']}`}
          >
            {t('reached', { tier: isolate(tier_reached) })}
          </span>
        )}
      </th>
      <td>
        <Figure value={before} />
      </td>
      <td className={ui('bold')}>
        <Figure value={earned} is_signed />
      </td>
      <td>
        <Figure value={after} />
      </td>
    </tr>
  );
}

function Figure({ value, is_signed = false }: { value: number | null; is_signed?: boolean }): ReactNode {
  const t = useTranslations('loyalty');
  const formats = useFormats();
  if (value === null) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('not_known')}</VisuallyHidden>
      </>
    );
  }
  // the sign stays before its number in Hebrew too
  return <bdi dir="ltr">{`${is_signed ? '+' : ''}${formats.number(value)}`}</bdi>;
}

/** The remarks about a row, in words. */
function useRemarks(): (row: LoyaltyRow) => string[] {
  const t = useTranslations('loyalty.ledger');
  return ({ state, time, is_adjusted, is_suite, is_solo }) =>
    [
      time === 'future' ? t('booked') : time === 'current' ? t('under_way') : null,
      state === 'confirmed' ? null : t(state),
      is_suite ? t('suite') : null,
      is_solo ? t('solo') : null,
      is_adjusted ? t('adjusted') : null,
    ].filter((remark) => remark !== null);
}
