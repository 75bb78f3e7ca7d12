import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorMissingShip } from '#contract/operator-ships.ts';
import { call } from '#web/lib/api.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import type { NamedEntry } from '#web/parts/fields/best-matches.ts';
import { CatalogueField } from '#web/parts/fields/catalogue-field.tsx';
import { Candidates } from '#web/ui/candidates.tsx';
import { ui } from '#web/ui/primitives.ts';
import { AcceptShip } from './accept-ship.tsx';
import classes from './operator.module.css';
import { Line } from './part.tsx';
import { ActionButtons } from './records/record-actions.tsx';
import { RecordList } from './records/record-list.tsx';

/** Ships that travellers typed: who typed them, candidates of the catalogue, and the three decisions. */
export function ShipsSection(): ReactNode {
  const t = useTranslations('operator.ships');
  const formats = useFormats();
  // the ships beside which the whole catalogue is searched
  const [sought, setSought] = useState<readonly string[]>([]);
  return (
    <RecordList
      reads="GET admin/missing-ships"
      title={t('title')}
      lead={t('lead')}
      filters={[{ kind: 'search', name: 'q', label: t('search') }]}
      none={t('none')}
      none_found={t('none_found')}
      keyOf={keyOf}
      renderRecord={(ship) => (
        <>
          <div>
            <h2 className={ui('heading')}>
              <bdi>{ship.ship_name}</bdi>
            </h2>
            <Line>
              {ship.cruise_line === null ? t('no_line') : <bdi>{ship.cruise_line}</bdi>}
              {t('people', { count: ship.people })}
              {t('cruises', { count: ship.cruises })}
              {ship.first_date !== null &&
                ship.last_date !== null &&
                formats.dateRange(ship.first_date, ship.last_date)}
            </Line>
          </div>
          <Proposals ship={ship} />
          <Matches ship={ship} is_finding={sought.includes(keyOf(ship))} />
        </>
      )}
      actionsOf={(ship, open) => [
        { label: t('accept'), look: 'filled', onClick: open },
        !sought.includes(keyOf(ship)) && {
          label: t('find'),
          onClick: () => setSought([...sought, keyOf(ship)]),
        },
        {
          label: t('decline'),
          full_label: t('decline_of', { ship: isolate(ship.ship_name) }),
          look: 'danger',
          ask: { title: t('decline_of', { ship: isolate(ship.ship_name) }), text: t('decline_text') },
          run: () => call('POST admin/missing-ships', { body: { decision: 'declined', ...typedOf(ship) } }),
          done: t('declined', { ship: isolate(ship.ship_name) }),
        },
      ]}
      renderDialog={(ship, close) => ship && <AcceptShip ship={ship} onClose={close} />}
    />
  );
}

function keyOf({ ship_name, cruise_line }: OperatorMissingShip): string {
  return `${ship_name}\n${cruise_line ?? ''}`;
}

function typedOf({ ship_name, cruise_line }: OperatorMissingShip) {
  return { ship_name, cruise_line };
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

/** Ships of the catalogue that may be meant, and a search for any other. */
function Matches({ ship, is_finding }: { ship: OperatorMissingShip; is_finding: boolean }): ReactNode {
  const t = useTranslations('operator.ships');
  const states = useTranslations('cruises.form.ship_states');
  if (ship.suggestions.length === 0 && !is_finding) return null;
  return (
    <div>
      {ship.suggestions.length > 0 && (
        <>
          <p className={classes['quiet']}>{t('meant')}</p>
          <Candidates entries={ship.suggestions}>
            {(entry) => (
              <>
                <p>
                  <bdi>{entry.name}</bdi>{' '}
                  <span className={classes['quiet']}>
                    <bdi>{entry.cruise_line}</bdi>
                    {entry.year_in_service !== null && ` · ${entry.year_in_service}`}
                    {entry.status !== 'active' && ` · ${states(entry.status)}`}
                  </span>
                </p>
                <MapButton ship={ship} entry={entry} />
              </>
            )}
          </Candidates>
        </>
      )}
      {is_finding && <Finder ship={ship} />}
    </div>
  );
}

type ShipEntry = Pick<NamedEntry, 'id' | 'name'>;

function Finder({ ship }: { ship: OperatorMissingShip }): ReactNode {
  const t = useTranslations('operator.ships');
  const [text, setText] = useState('');
  const [found, setFound] = useState<ShipEntry>();
  const choose = (name: string, entry?: ShipEntry) => {
    setText(name);
    setFound(entry);
  };
  return (
    <div className={classes['finder']}>
      <CatalogueField
        kind="ship"
        label={t('find_label')}
        is_strict
        value={text}
        is_linked={found !== undefined}
        onType={(typed) => choose(typed)}
        onChoose={(entry) => choose(entry.name, entry)}
      />
      {found !== undefined && <MapButton ship={ship} entry={found} />}
    </div>
  );
}

/** Asks first, as the accounts that typed the ship get a notice. */
function MapButton({ ship, entry }: { ship: OperatorMissingShip; entry: ShipEntry }): ReactNode {
  const t = useTranslations('operator.ships');
  const names = { typed: isolate(ship.ship_name), ship: isolate(entry.name) };
  const body = { decision: 'mapped', ...typedOf(ship), ship_id: entry.id } as const;
  return (
    <ActionButtons
      actions={[
        {
          label: t('map'),
          full_label: t('map_to', { ship: names.ship }),
          look: 'outlinePrimary',
          ask: { title: t('map_to', { ship: names.ship }), text: t('map_text', names) },
          run: () => call('POST admin/missing-ships', { body }),
          done: t('mapped', names),
        },
      ]}
    />
  );
}
