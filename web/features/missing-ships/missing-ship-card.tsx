import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MissingShip } from '#contract/fleet.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { read } from '#web/lib/queries.ts';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Candidates } from '#web/ui/candidates.tsx';
import { TextInput } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { ProposeDialog } from './propose-dialog.tsx';
import { useShipMapping } from './use-ship-mapping.ts';

type Candidate = MissingShip['suggestions'][number];

/** One typed ship: candidates, a search of the catalogue, and a button to propose it. */
export function MissingShipCard({ ship }: { ship: MissingShip }): ReactNode {
  const t = useTranslations('fleet.missing');
  const formats = useFormats();
  const { isWorking, map } = useShipMapping(ship);
  const [isFinding, setFinding] = useState(false);
  const [isProposing, setProposing] = useState(false);
  const first = formats.date(ship.first_date);
  const last = formats.date(ship.last_date);
  return (
    <Card className={ui('grid', 'gap16')}>
      <div>
        <h2 className={ui('heading')}>
          <bdi>{ship.ship_name}</bdi>
        </h2>
        <p className={ui('note')}>
          {ship.cruise_line === null ? t('no_line') : <bdi>{ship.cruise_line}</bdi>} ·{' '}
          {t('cruises', { count: ship.cruises })} · {first === last ? first : `${first} – ${last}`}
        </p>
      </div>
      {ship.suggestions.length > 0 && (
        <div>
          <h3 className={ui('text16')}>{t('meant')}</h3>
          <Matches ships={ship.suggestions} is_busy={isWorking} onTake={map} />
        </div>
      )}
      {isFinding && <Finder is_busy={isWorking} onTake={map} />}
      <ButtonRow>
        {!isFinding && (
          <Button look="outline" onClick={() => setFinding(true)}>
            <Icon name="search" size={20} />
            {t('find')}
          </Button>
        )}
        {ship.is_proposed ? (
          <p className={ui('reach', 'strong', 'good', 'gap8')}>
            <Icon name="check" size={20} />
            {t('proposed')}
          </p>
        ) : (
          <Button look="quiet" onClick={() => setProposing(true)}>
            {t('propose')}
          </Button>
        )}
      </ButtonRow>
      {isProposing && <ProposeDialog ship={ship} onClose={() => setProposing(false)} />}
    </Card>
  );
}

interface CandidatesProps {
  ships: readonly Candidate[];
  is_busy: boolean;
  onTake: (ship: Candidate) => void;
}

function Matches({ ships, is_busy, onTake }: CandidatesProps): ReactNode {
  const t = useTranslations('fleet.missing');
  const states = useTranslations('cruises.form.ship_states');
  const formats = useFormats();
  return (
    <Candidates entries={ships}>
      {(ship) => {
        const { name, cruise_line, year_in_service, status, former_names } = ship;
        const facts = [
          isolate(cruise_line),
          year_in_service === null ? undefined : String(year_in_service),
          status === 'active' ? undefined : states(status),
          former_names.length === 0
            ? undefined
            : t('formerly', { names: formats.list(former_names.slice(0, 3).map(isolate)) }),
        ];
        return (
          <>
            <div>
              <p className={ui('bold')}>
                <bdi>{name}</bdi>
              </p>
              <p className={ui('note')}>{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
            </div>
            <Button look="outlinePrimary" is_working={is_busy} onClick={() => onTake(ship)}>
              {t('take', { ship: isolate(name) })}
            </Button>
          </>
        );
      }}
    </Candidates>
  );
}

/** Any ship of the catalogue, by any of its names. */
function Finder({ is_busy, onTake }: Pick<CandidatesProps, 'is_busy' | 'onTake'>): ReactNode {
  const t = useTranslations('fleet.missing');
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 200);
  const { data } = useQuery({
    ...read('GET catalog/ships', { query: { q, limit: 6 } }),
    enabled: q !== '',
    placeholderData: (before) => before,
  });
  const found = q === '' ? [] : (data?.items ?? []);
  return (
    <div>
      <TextInput
        type="search"
        label={t('find')}
        description={t('find_hint')}
        autoComplete="off"
        data-direction="auto"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Matches ships={found} is_busy={is_busy} onTake={onTake} />
      <p role="status" className={ui('note')}>
        {q !== '' && data?.items.length === 0 ? t('nothing_found') : ''}
      </p>
    </div>
  );
}
