import { type ReactNode, useId } from 'react';
import { ui } from './primitives.ts';
import classes from './radio-cards.module.css';

interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  /** the name of the inputs */
  name: string;
  options: readonly { value: Value; name: ReactNode; text: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** A choice of a few options, each with a sentence: the name labels the option, the sentence describes it. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>): ReactNode {
  const { legend, name, options, value: chosen, onChange, className = '' } = props;
  const id = useId();
  return (
    <fieldset className={`${ui('edgeless', 'bare', 'flush', 'shrink')} ${className}`}>
      <legend className={classes['legend']}>{legend}</legend>
      {options.map(({ value, name: called, text }) => (
        <label
          key={value}
          className={`${ui('grid', 'edged', 'rounded', 'pad12by16', 'pointer', 'gap0by12')} ${classes['option']}`}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={`${id}-${value}-text`}
            onChange={() => onChange(value)}
          />
          <span id={`${id}-${value}`} className={ui('strong')}>
            {called}
          </span>
          <span id={`${id}-${value}-text`} className={`${ui('note')} ${classes['text']}`}>
            {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
