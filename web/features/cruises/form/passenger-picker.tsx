import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/page.tsx';
import classes from '#web/parts/cruise-fields/form.module.css';
import type { FormStore } from '#web/parts/cruise-fields/form-store.ts';
import {
  type Person,
  personKey,
  personName,
  personOf,
  uniquePeople,
} from '#web/parts/cruise-fields/passengers.ts';
import { useFormState } from '#web/parts/cruise-fields/use-form-state.ts';
import { ui } from '#web/ui/primitives.ts';

interface PassengerPickerProps {
  form: FormStore;
  /** the passengers of the template cruise */
  first: readonly Person[];
}

/** Chooses passengers: one tap for those of the account and of former cruises, a name for any other. */
export function PassengerPicker({ form, first }: PassengerPickerProps): ReactNode {
  const t = useTranslations('cruises.form.passengers');
  const chosen = useFormState(form, ({ passengers }) => passengers);
  const known = useFormState(form, ({ suggested }) => suggested?.passengers);
  const [typed, setTyped] = useState('');
  const keys = chosen.map(personKey);
  const people = uniquePeople([...first, ...(known ?? []), ...chosen]);

  function add(): void {
    const person = personOf(typed);
    if (person !== undefined && !keys.includes(personKey(person))) {
      form.toggle(people.find((one) => personKey(one) === personKey(person)) ?? person);
    }
    setTyped('');
  }

  return (
    <Card aria-label={t('title')}>
      <h2 className={ui('title')}>{t('title')}</h2>
      <p className={ui('muted')}>{t('hint')}</p>
      <ul className={`${ui('wrap', 'list', 'gap12')} ${classes['chips']}`}>
        {people.map((person) => {
          const key = personKey(person);
          const is_chosen = keys.includes(key);
          return (
            <li key={key}>
              <button
                type="button"
                aria-pressed={is_chosen}
                className={`${ui('reach', 'round', 'paper', 'ink', 'text16', 'pointer')} ${classes['chip']}`}
                onClick={() => form.toggle(person)}
              >
                <Icon name={is_chosen ? 'check' : 'plus'} size={18} />
                <bdi>{personName(person)}</bdi>
              </button>
            </li>
          );
        })}
      </ul>
      <div className={`${ui('wrap', 'bottom', 'gap12')} ${classes['another']}`}>
        <TextInput
          label={t('another')}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          data-direction="auto"
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // leaving the field for Save adds the typed name
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
            // Enter adds the name and does not send the form
            event.preventDefault();
            add();
          }}
        />
        <Button look="outline" onClick={add}>
          {t('add')}
        </Button>
      </div>
    </Card>
  );
}
