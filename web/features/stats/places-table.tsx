import { Link } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { useFormats } from '#web/lib/formats.ts';
import { DownloadCsv } from '#web/parts/download-csv.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type Target, useAddress } from './address.ts';
import { isPhone } from '#web/ui/is-phone.ts';
import { nextSort, type Place, type PlaceColumn, placesBy, placeSortOf } from './places.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './places.module.css';

/** More than this are shown on demand; on a phone a place takes three lines. */
const FEW = 12;
const FEW_ON_PHONE = 5;

interface PlacesTableProps {
  kind: 'countries' | 'ports';
  places: readonly Place[];
}

/** Countries or ports, one row each, sortable; on a phone a row is broken into lines, and nothing scrolls sideways. */
export function PlacesTable({ kind, places }: PlacesTableProps): ReactNode {
  const t = useTranslations('stats.places');
  const sections = useTranslations('stats.sections');
  const formats = useFormats();
  const { search, order, explaining } = useAddress();
  const sort_id = useId();
  const [text, setText] = useState('');
  const [isWhole, setWhole] = useState(false);
  const few = isPhone() ? FEW_ON_PHONE : FEW;
  const sought = useDeferredValue(text);
  const sort = placeSortOf(search[kind]);
  const found = placesBy(places, sort, sought, formats.compare);
  const is_cut = !isWhole && sought.trim() === '' && found.length > few + 2;
  const shown = is_cut ? found.slice(0, few) : found;
  const columns: readonly PlaceColumn[] =
    kind === 'ports'
      ? ['name', 'country', 'visits', 'first_visit', 'latest_visit']
      : ['name', 'visits', 'first_visit', 'latest_visit'];
  const nameOf = (column: PlaceColumn) =>
    t(column === 'name' ? (kind === 'ports' ? 'port' : 'country') : column);
  const targetOf = ({ key }: Place): Target => ({
    scope: 'cruise',
    figure: kind === 'ports' ? 'port' : 'country',
    key,
  });

  return (
    <>
      <div className={ui('wrap', 'middle', 'gap12by20', 'below12', 'unprinted')}>
        <TextInput
          type="search"
          className={classes['search']}
          aria-label={t(`search_${kind}`)}
          placeholder={t(`search_${kind}`)}
          start={<Icon name="search" size={20} />}
          maxLength={200}
          data-direction="auto"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className={`${ui('middle', 'note', 'gap8')} ${classes['order']}`}>
          <label htmlFor={sort_id}>{t('sort')}</label>
          <select
            id={sort_id}
            value={sort.column}
            onChange={({ currentTarget }) => {
              const column = columns.find((name) => name === currentTarget.value) ?? 'visits';
              order({ [kind]: nextSort(sort, column) });
            }}
          >
            {columns.map((column) => (
              <option key={column} value={column}>
                {nameOf(column)}
              </option>
            ))}
          </select>
          <button
            type="button"
            className={`${ui('sign', 'rounded', 'flush', 'fixed', 'pointer')} ${classes['turn']}`}
            aria-label={t('turn')}
            data-falling={sort.is_falling || undefined}
            onClick={() => order({ [kind]: nextSort(sort, sort.column) })}
          >
            <Icon name="chevron" size={22} />
          </button>
        </div>
      </div>
      {shown.length === 0 ? (
        <p className={`${ui('muted', 'center')} ${classes['none']}`} role="status">
          {t('none', { text: sought })}
        </p>
      ) : (
        <table
          className={`${ui('table', 'small', 'tight', 'full')} ${classes['table']}`}
          aria-label={sections(kind)}
          aria-rowcount={found.length + 1}
        >
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={column === 'visits' ? `${ui('end')} ${classes['figure']}` : undefined}
                  aria-sort={
                    sort.column === column ? (sort.is_falling ? 'descending' : 'ascending') : undefined
                  }
                >
                  <button
                    type="button"
                    className={ui('press', 'reach', 'sort', 'flush', 'inherit', 'gap4')}
                    onClick={() => order({ [kind]: nextSort(sort, column) })}
                  >
                    {nameOf(column)}
                    <span className={ui('inline')}>
                      <Icon name="chevron" size={18} />
                    </span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((place) => (
              <tr key={place.key}>
                <th scope="row" className={classes['name']} aria-label={place.name}>
                  <Link
                    to={paths.stats}
                    search={explaining(targetOf(place))}
                    resetScroll={false}
                    className={`${ui('row', 'middle', 'target', 'inherit', 'plain', 'underlit')} ${classes['link']}`}
                  >
                    <bdi>{place.name}</bdi>
                  </Link>
                </th>
                {kind === 'ports' && (
                  <td className={`${ui('muted')} ${classes['country']}`}>{place.country}</td>
                )}
                <td className={`${ui('bold', 'end')} ${classes['visits']} ${classes['figure']}`}>
                  {formats.number(place.visits)}
                </td>
                <td className={`${ui('unbroken', 'muted')} ${classes['day']}`}>
                  <span className={`${ui('unseen')} ${classes['label']}`}>{t('first_visit')} </span>
                  {formats.date(place.first_visit)}
                </td>
                <td
                  className={`${ui('unbroken', 'muted')} ${classes['day']}`}
                  data-same={place.first_visit === place.latest_visit || undefined}
                >
                  <span className={`${ui('unseen')} ${classes['label']}`}>{t('latest_visit')} </span>
                  {formats.date(place.latest_visit)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={`${ui('bar', 'unprinted')} ${classes['more']}`}>
        {(is_cut || (isWhole && found.length > few + 2)) && (
          <Button look="quiet" onClick={() => setWhole(!isWhole)}>
            {is_cut ? t(`all_${kind}`, { count: formats.number(found.length) }) : t('fewer')}
          </Button>
        )}
        <DownloadCsv
          file={`gangway-${kind}`}
          list={sections(kind)}
          table={() => [
            columns.map(nameOf),
            found.map((place) => columns.map((column) => place[column] ?? null)),
          ]}
        />
      </div>
    </>
  );
}
