import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { TextInput, type TextInputProps } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './picker.module.css';
import { FieldPopover, PopoverDropdown, PopoverTarget } from './popover.tsx';
import { type PickerEntry, type PickerParts, usePicker } from './use-picker.ts';

/** Room for the bars: the list opens upwards rather than over the bar with Save, and not under the bar of the page. */
const clear_of_bars = { top: 72, bottom: 88 };

export interface PickerFieldProps<Entry extends PickerEntry> extends PickerParts<Entry> {
  label: string;
  /** only screen readers get the label */
  is_bare?: boolean | undefined;
  is_required?: boolean | undefined;
  /** a hint below the field */
  hint?: ReactNode;
  error?: string | undefined;
  /** the form does not know the text, so a text that names no entry stops it from being sent */
  blocks_form?: boolean;
  /** facts that tell entries of the same name apart */
  factsOf?: (entry: Entry) => string;
  /** attributes of the input itself */
  input?: Pick<TextInputProps, 'id' | 'name' | 'placeholder' | 'enterKeyHint' | 'autoCapitalize'>;
}

/** A field that offers entries while the user types. */
export function PickerField<Entry extends PickerEntry>(props: PickerFieldProps<Entry>): ReactNode {
  const {
    label,
    is_bare = false,
    is_required = false,
    hint,
    error,
    blocks_form = false,
    factsOf,
    input,
    ...parts
  } = props;
  const { is_strict = false, is_linked, min_letters } = parts;
  const t = useTranslations('shell.picker');
  const field = useRef<HTMLInputElement>(null);
  const is_fresh = useRef(false);
  const picker = usePicker(parts);
  const { left, is_unresolved } = picker;
  const note =
    left === undefined
      ? undefined
      : t(left === 'failed' ? 'lookup_failed' : is_strict ? 'not_listed' : 'kept');

  useEffect(() => {
    field.current?.setCustomValidity(blocks_form && is_unresolved ? 'unmatched' : '');
  }, [blocks_form, is_unresolved]);

  return (
    <FieldPopover
      opened={picker.isAsked}
      width="target"
      withinPortal={false}
      withRoles={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      // hidden while its field was scrolled away, the list did not come back to the pointer that scrolled to it
      hideDetached={false}
      // the list grows from the line that says it is searching
      preventPositionChangeWhenVisible={false}
      middlewares={{ flip: { padding: clear_of_bars }, shift: true }}
    >
      <PopoverTarget>
        <TextInput
          {...input}
          {...picker.input}
          ref={field}
          label={is_bare ? undefined : label}
          aria-label={is_bare ? label : undefined}
          required={is_required}
          description={is_strict || note === undefined ? hint : <span role="status">{note}</span>}
          error={error ?? (is_strict ? note : undefined)}
          data-direction="auto"
          end={min_letters === 0 ? <Icon name="chevron" size={20} /> : undefined}
          onFocus={() => {
            is_fresh.current = true;
          }}
          onClick={({ currentTarget }) => {
            picker.input.onClick();
            // typing replaces the whole name, as after Tab
            if (is_fresh.current && is_linked) currentTarget.select();
            is_fresh.current = false;
          }}
          onInvalid={picker.judge}
        />
      </PopoverTarget>
      <PopoverDropdown className={classes['dropdown']}>
        {picker.entries.length === 0 ? (
          <p role="status" className={`${ui('bare', 'muted', 'smaller')} ${classes['note']}`}>
            {t(picker.note)}
          </p>
        ) : (
          <div {...picker.list} className={classes['options']} aria-label={t('suggestions')}>
            {picker.entries.map((entry, index) => (
              <div
                key={entry.id}
                {...picker.option(entry, index)}
                className={`${ui('stack', 'top', 'centered', 'target', 'breaking', 'pointer')} ${classes['option']}`}
              >
                <bdi className={ui('text16', 'strong')}>{entry.label ?? entry.name}</bdi>
                {factsOf !== undefined && <span className={ui('muted', 'smaller')}>{factsOf(entry)}</span>}
              </div>
            ))}
          </div>
        )}
      </PopoverDropdown>
    </FieldPopover>
  );
}
