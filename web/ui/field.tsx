import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './field.module.css';
import { Icon } from './icon.tsx';
import { ui } from './primitives.ts';

interface FieldProps {
  label?: ReactNode;
  /** the purpose, below the control */
  description?: ReactNode;
  error?: ReactNode;
  /** class of the field as a whole */
  className?: string | undefined;
}

type Control<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, 'className' | 'style'> & {
    /** class of the control itself */
    control_class?: string | undefined;
    /** of the text: by its first letter, or always from left to right */
    'data-direction'?: 'auto' | 'ltr' | undefined;
  };

export interface TextInputProps extends Control<'input'> {
  /** an icon before the text */
  start?: ReactNode;
  /** an icon, a unit or a button after the text */
  end?: ReactNode;
}

/** A line of text. */
export function TextInput({ start, end, ...props }: TextInputProps): ReactNode {
  const { frame, control } = useField(props);
  return (
    <Field {...frame} start={start} end={end}>
      <input {...control} />
    </Field>
  );
}

/** Several lines of text. */
export function Textarea(props: Control<'textarea'>): ReactNode {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <textarea data-direction="auto" {...control} />
    </Field>
  );
}

export interface SelectProps extends Control<'select'> {
  options: readonly { value: string; label: string }[];
}

/** A choice of a few options, by the browser's own list. */
export function Select({ options, ...props }: SelectProps): ReactNode {
  const { frame, control } = useField(props);
  return (
    <Field {...frame} end={<Icon name="chevron" size={20} />}>
      <select {...control}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

type OptionProps = Omit<Control<'input'>, 'type' | 'role' | 'control_class'>;

/** A box to check, before its label. */
export function Checkbox(props: OptionProps): ReactNode {
  return <Option {...props} look="check" />;
}

/** A checkbox that acts at once. */
export function Switch(props: OptionProps): ReactNode {
  return <Option {...props} look="switch" />;
}

function Option({ look, ...props }: OptionProps & { look: 'check' | 'switch' }): ReactNode {
  const { frame, control } = useField(props);
  const { id, label, className = '' } = frame;
  const role = look === 'switch' ? look : undefined;
  return (
    <div className={`${ui('row', 'top', 'gap12', 'text17')} ${classes['option']} ${className}`}>
      <input {...control} type="checkbox" role={role} className={classes[look]} />
      <div>
        <label htmlFor={id}>{label}</label>
        <Below {...frame} />
      </div>
    </div>
  );
}

interface FrameProps extends FieldProps {
  id: string;
  required: boolean | undefined;
}

/**
 * Divides the props of a field into those of its frame and those of its control, which names the texts of the frame as
 * its description.
 */
function useField<
  Props extends FieldProps &
    Pick<Control<'input'>, 'id' | 'required' | 'aria-describedby' | 'aria-invalid' | 'control_class'>,
>(props: Props) {
  const { label, description, error, className, control_class = '', ...rest } = props;
  const own_id = useId();
  const { id = own_id, required, 'aria-describedby': described_by } = rest;
  const frame: FrameProps = { id, label, description, error, className, required };
  const texts = [error && `${id}-error`, description && `${id}-description`, described_by].filter(
    (text) => text !== undefined && text !== '',
  );
  const control = {
    ...rest,
    id,
    className: `${classes['control']} ${control_class}`,
    'aria-invalid': error ? true : rest['aria-invalid'],
    'aria-describedby': texts.length === 0 ? undefined : texts.join(' '),
  };
  return { frame, control };
}

function Field(
  props: FrameProps & Pick<TextInputProps, 'start' | 'end'> & { children: ReactNode },
): ReactNode {
  const { id, label, className, required, start, end, children } = props;
  return (
    <div className={className}>
      {label && (
        <label
          htmlFor={id}
          data-required={required === true ? true : undefined}
          className={`${ui('inlineBlock', 'text17', 'strong')} ${classes['label']}`}
        >
          {label}
        </label>
      )}
      <div className={`${ui('relative')} ${classes['box']}`}>
        {start && <span className={`${ui('note')} ${classes['start']}`}>{start}</span>}
        {children}
        {end && <span className={`${ui('note')} ${classes['end']}`}>{end}</span>}
      </div>
      <Below {...props} />
    </div>
  );
}

/** The purpose of a field and its error. */
function Below({ id, description, error }: FrameProps): ReactNode {
  return (
    <>
      {description && (
        <p id={`${id}-description`} className={`${ui('note')} ${classes['below']}`}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={`${ui('small', 'urgent')} ${classes['below']}`}>
          {error}
        </p>
      )}
    </>
  );
}
