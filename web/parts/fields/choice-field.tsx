import { type ReactNode, useState } from 'react';
import { bestMatches, exactMatch, type NamedEntry } from './best-matches.ts';
import { PickerField, type PickerFieldProps } from './picker-field.tsx';

/** More than a reader goes through; to find others, they type more. */
const most_shown = 50;

interface ChoiceFieldProps extends Pick<
  PickerFieldProps<NamedEntry>,
  'label' | 'is_required' | 'hint' | 'error' | 'input' | 'list'
> {
  /** id of the chosen option, empty for none */
  value: string;
  /** its name */
  name: string;
  /** all options, called when the user opens the list */
  options: () => readonly NamedEntry[] | Promise<readonly NamedEntry[]>;
  onChange: (id: string) => void;
}

/**
 * A choice of many options, found by typing any of their words without accents. Text that names none stays in the field
 * with an error; the former choice holds until then.
 */
export function ChoiceField(props: ChoiceFieldProps): ReactNode {
  const { value, name, options, onChange, ...rest } = props;
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState(value);
  // another option was chosen, here or elsewhere
  if (seen !== value) {
    setSeen(value);
    setTyped(undefined);
  }
  return (
    <PickerField
      {...rest}
      text={typed ?? name}
      is_linked={typed === undefined}
      is_strict
      blocks_form
      min_letters={0}
      find={(text) => {
        const all = options();
        const match = (found: readonly NamedEntry[]) => bestMatches(found, text, most_shown);
        return all instanceof Promise ? all.then(match) : match(all);
      }}
      exact={exactMatch}
      onType={(text) => {
        setTyped(text);
        if (text.trim() === '') onChange('');
      }}
      onChoose={({ id }) => {
        setTyped(undefined);
        onChange(id);
      }}
    />
  );
}
