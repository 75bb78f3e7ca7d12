import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorMissingShip } from '#contract/operator-ships.ts';
import { call } from '#web/lib/api.ts';
import { isolate } from '#web/lib/bidi.ts';
import type { NamedEntry } from '#web/parts/fields/best-matches.ts';
import { CatalogueField } from '#web/parts/fields/catalogue-field.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Candidates } from '#web/ui/candidates.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { AcceptShip } from './accept-ship.tsx';
import { AskButton } from './ask-button.tsx';
import { Listing } from './listing.tsx';
import classes from './operator.module.css';
import { useOperatorAction } from './use-operator-action.ts';
import { useNarrow } from './use-narrow.ts';
import { usePages } from './use-pages.ts';

export function ShipsSection(): ReactNode {
  const t = useTranslations('operator.ships');
  const { search, narrow } = useNarrow();
  const query = search.q === undefined ? {} : { q: search.q };
  const pages = usePages('GET admin/missing-ships', query, (place, signal) =>
    call('GET admin/missing-ships', { query: { ...query, ...place }, signal }),
  );
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div role="search" className={classes['filters']}>
        <SearchField
          className={classes['search']}
          label={t('search')}
          q={search.q ?? ''}
          onSearch={(q) => narrow({ q })}
        />
      </div>
      <Listing pages={pages} empty={search.q === undefined ? t('none') : t('none_found')}>
        {(ships) => (
          <ul className={ui('list', 'grid')}>
            {ships.map((ship) => (
              <Ship key={`${ship.ship_name}\n${ship.cruise_line ?? ''}`} ship={ship} />
            ))}
          </ul>
        )}
      </Listing>
    </>
  );
}

/** One typed ship: who typed it, candidates of the catalogue, and the three actions. */
function Ship({ ship }: { ship: OperatorMissingShip }): ReactNode {
  const t = useTranslations('operator.ships');
  const formats = useFormats();
  const [isAccepting, setAccepting] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const { busy, act } = useOperatorAction();
  const { ship_name, cruise_line, first_date, last_date } = ship;
  const typed = { ship_name, cruise_line };

  return (
    <li className={classes['record']}>
      <div>
        <h2 className={ui('heading')}>
          <bdi>{ship_name}</bdi>
        </h2>
        <p className={classes['quiet']}>
          {cruise_line === null ? t('no_line') : <bdi>{cruise_line}</bdi>}
          {' · '}
          {t('people', { count: ship.people })}
          {' · '}
          {t('cruises', { count: ship.cruises })}
          {first_date !== null && last_date !== null && ` · ${formats.dateRange(first_date, last_date)}`}
        </p>
      </div>
      <Proposals ship={ship} />
      {(ship.suggestions.length > 0 || isFinding) && (
        <Matches
          ship={ship}
          is_finding={isFinding}
          is_working={busy === 'map'}
          onMap={({ id, name }) =>
            void act('map', {
              run: () =>
                call('POST admin/missing-ships', { body: { decision: 'mapped', ...typed, ship_id: id } }),
              done: t('mapped', { typed: isolate(ship_name), ship: isolate(name) }),
            })
          }
        />
      )}
      <ButtonRow>
        <Button onClick={() => setAccepting(true)}>{t('accept')}</Button>
        {!isFinding && (
          <Button look="outline" onClick={() => setFinding(true)}>
            {t('find')}
          </Button>
        )}
        <AskButton
          look="danger"
          is_danger
          label={t('decline')}
          full_label={t('decline_of', { ship: isolate(ship_name) })}
          is_working={busy === 'decline'}
          title={t('decline_of', { ship: isolate(ship_name) })}
          text={t('decline_text')}
          confirm_label={t('decline')}
          onConfirm={() =>
            void act('decline', {
              run: () => call('POST admin/missing-ships', { body: { decision: 'declined', ...typed } }),
              done: t('declined', { ship: isolate(ship_name) }),
            })
          }
        />
      </ButtonRow>
      {isAccepting && <AcceptShip ship={ship} onClose={() => setAccepting(false)} />}
    </li>
  );
}

/** The notes of those who proposed it. */
function Proposals({ ship }: { ship: OperatorMissingShip }): ReactNode {
  const t = useTranslations('operator.ships');
  const noted = ship.proposals.filter(
    ({ note, year_in_service }) => note !== null || year_in_service !== null,
  );
  if (noted.length === 0) return null;
  return (
    <ul className={classes['notes']}>
      {noted.map(({ id, note, year_in_service }) => (
        <li key={id}>
          {year_in_service !== null && `${t('since', { year: String(year_in_service) })} `}
          {note !== null && <bdi>{note}</bdi>}
        </li>
      ))}
    </ul>
  );
}

interface MatchesProps {
  ship: OperatorMissingShip;
  /** also any other ship of the catalogue */
  is_finding: boolean;
  is_working: boolean;
  onMap: (ship: Pick<NamedEntry, 'id' | 'name'>) => void;
}

function Matches({ ship, is_finding, is_working, onMap }: MatchesProps): ReactNode {
  const t = useTranslations('operator.ships');
  const states = useTranslations('cruises.form.ship_states');
  const [text, setText] = useState('');
  const [found, setFound] = useState<Pick<NamedEntry, 'id' | 'name'>>();
  return (
    <div>
      {ship.suggestions.length > 0 && (
        <>
          <p className={classes['quiet']}>{t('meant')}</p>
          <Candidates entries={ship.suggestions}>
            {({ id, name, cruise_line, year_in_service, status }) => (
              <>
                <p>
                  <bdi>{name}</bdi>{' '}
                  <span className={classes['quiet']}>
                    <bdi>{cruise_line}</bdi>
                    {year_in_service !== null && ` · ${year_in_service}`}
                    {status !== 'active' && ` · ${states(status)}`}
                  </span>
                </p>
                <MapButton typed={ship.ship_name} ship={{ id, name }} is_working={is_working} onMap={onMap} />
              </>
            )}
          </Candidates>
        </>
      )}
      {is_finding && (
        <div className={classes['finder']}>
          <CatalogueField
            kind="ship"
            label={t('find_label')}
            is_strict
            value={text}
            is_linked={found !== undefined}
            onType={(typed) => {
              setText(typed);
              setFound(undefined);
            }}
            onChoose={(entry) => {
              setText(entry.name);
              setFound(entry);
            }}
          />
          {found !== undefined && (
            <MapButton typed={ship.ship_name} ship={found} is_working={is_working} onMap={onMap} />
          )}
        </div>
      )}
    </div>
  );
}

interface MapButtonProps extends Pick<MatchesProps, 'is_working' | 'onMap'> {
  typed: string;
  ship: Pick<NamedEntry, 'id' | 'name'>;
}

/** Asks first, as the accounts that typed the ship get a notice. */
function MapButton({ typed, ship, is_working, onMap }: MapButtonProps): ReactNode {
  const t = useTranslations('operator.ships');
  const names = { typed: isolate(typed), ship: isolate(ship.name) };
  return (
    <AskButton
      look="outlinePrimary"
      label={t('map')}
      full_label={t('map_to', { ship: names.ship })}
      is_working={is_working}
      title={t('map_to', { ship: names.ship })}
      text={t('map_text', names)}
      onConfirm={() => onMap(ship)}
    />
  );
}
