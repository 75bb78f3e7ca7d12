import { type ReactNode, useState } from 'react';
import { bestMatches, exactMatch, type Named } from './best-matches.ts';
import { PickerField, type PickerFieldProps } from './picker-field.tsx';

/** More than anybody reads; who does not see theirs types more of it. */
const most_shown = 50;

interface ChoiceFieldProps extends Pick<
  PickerFieldProps<Named>,
  'label' | 'is_required' | 'hint' | 'error' | 'input' | 'list'
> {
  /** id of the option that is chosen, empty for none */
  value: string;
  /** its name */
  name: string;
  /** all there are, asked for when somebody looks for one */
  options: () => readonly Named[] | Promise<readonly Named[]>;
  onChange: (id: string) => void;
}

/**
 * One of many options, found by typing any of its words without accents. Text that names none stays and is refused where
 * it stands; what was chosen before holds until then.
 */
export function ChoiceField(props: ChoiceFieldProps): ReactNode {
  const { value, name, options, onChange, ...rest } = props;
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState(value);
  // another one was chosen, here or elsewhere
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
        const match = (found: readonly Named[]) => bestMatches(found, text, most_shown);
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
