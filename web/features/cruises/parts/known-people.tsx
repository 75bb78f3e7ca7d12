import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { read } from '#web/lib/queries.ts';
import { Icon } from '#web/ui/icon.tsx';
import form from '#web/parts/cruise-fields/form.module.css';
import { type Person, personKey, personName } from '#web/parts/cruise-fields/passengers.ts';
import type { PartEditorState } from '#web/parts/cruise-parts/use-part-editor.ts';
import { ui } from '#web/ui/primitives.ts';

const most_shown = 6;

/** Passengers of former cruises, with their numbers: one tap instead of a form. */
export function KnownPeople({ cruise, editor }: { cruise: Cruise; editor: PartEditorState }): ReactNode {
  const t = useTranslations('parts');
  const { cruise_line_id, start_date, end_date } = cruise;
  const query = {
    start_date,
    end_date,
    ...(cruise_line_id !== null && { cruise_line_id }),
  };
  const { data } = useQuery(read('GET cruises/suggestions', { query }));
  const aboard = cruise.passengers.map(personKey);
  const people = data?.passengers.filter((person) => !aboard.includes(personKey(person))) ?? [];
  if (people.length === 0) return null;

  function take({ first_name, last_name, loyalty_number, date_of_birth }: Person): void {
    editor.set('first_name', first_name);
    editor.set('last_name', last_name ?? '');
    editor.set('loyalty_number', loyalty_number ?? '');
    editor.set('date_of_birth', date_of_birth ?? '');
  }

  return (
    <ul className={`${ui('wrap', 'flush', 'gap12')} ${form['chips']}`} aria-label={t('known_people')}>
      {people.slice(0, most_shown).map((person) => (
        <li key={personKey(person)}>
          <button
            type="button"
            className={`${ui('reach', 'round', 'paper', 'ink', 'text16', 'pointer')} ${form['chip']}`}
            onClick={() => take(person)}
          >
            <Icon name="plus" size={18} />
            <bdi>{personName(person)}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
