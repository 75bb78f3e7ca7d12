import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePortName } from '#web/lib/port-name.ts';
import { exactEntry, lookUp } from './catalogue.ts';
import { countryNames } from '#web/lib/formats.ts';
import { usePicker } from './use-picker.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './row-fields.module.css';
import { type ChosenPort, portOf } from './port-lookup.ts';

interface PortFieldProps {
  label: string;
  placeholder: string;
  value: string;
  /** the port is from the catalogue, so no search is needed */
  is_linked: boolean;
  error_id: string | undefined;
  onType: (text: string) => void;
  onChoose: (port: ChosenPort, typed: string) => void;
  /** called when the port was chosen with a finger or the mouse: the times come next */
  onPicked: () => void;
  /** called for keys that the list does not use */
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * A port in a table, found by any of its names or codes, or typed freely. Lighter than the field of the form: a world
 * cruise has hundreds of them.
 */
export function PortField(props: PortFieldProps): ReactNode {
  const { label, placeholder, value, is_linked, error_id, onType, onChoose, onPicked, onKey } = props;
  const t = useTranslations('shell.picker');
  const language = useLocale();
  const queries = useQueryClient();
  const portName = usePortName();
  const list = useRef<HTMLDivElement>(null);
  const picker = usePicker({
    list: ['port'],
    text: is_linked ? portName(value) : value,
    is_linked,
    min_letters: 2,
    is_cell: true,
    find: (text) => lookUp(queries, 'port', text),
    exact: exactEntry,
    onType,
    onChoose: (entry, typed = value) => onChoose(portOf(entry), typed),
    onPicked,
  });
  const { entries, left } = picker;
  const has_list = entries.length > 0;

  useEffect(() => {
    if (has_list) list.current?.scrollIntoView({ block: 'nearest' });
  }, [has_list]);

  return (
    <div className={classes['port']}>
      <input
        {...picker.input}
        className={classes['input']}
        data-field="port_name"
        data-direction="auto"
        dir="auto"
        aria-label={label}
        aria-invalid={error_id !== undefined}
        aria-describedby={error_id}
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        placeholder={placeholder}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={(event) => {
          picker.input.onKeyDown(event);
          // Enter takes the port and moves on to the next day
          if (event.key === 'Enter' || !event.defaultPrevented) onKey(event);
        }}
      />
      {has_list && (
        <div
          {...picker.list}
          ref={list}
          className={`${ui('edged', 'rounded', 'paper', 'raised', 'bare')} ${classes['suggestions']}`}
          aria-label={t('suggestions')}
        >
          {entries.map((entry, index) => (
            <div
              key={entry.id}
              {...picker.option(entry, index)}
              className={`${ui('wrap', 'middle', 'target', 'padInline12', 'strong', 'pointer')} ${classes['suggestion']}`}
            >
              <bdi>{entry.label ?? entry.name}</bdi>
              <span className={ui('muted', 'smaller', 'regular')}>
                {entry.country !== undefined && countryNames([entry.country], language)[0]?.name}
              </span>
            </div>
          ))}
        </div>
      )}
      {left !== undefined && (
        <p role="status" className={ui('bare', 'padInline12', 'muted', 'smaller')}>
          {t(left === 'failed' ? 'lookup_failed' : 'kept')}
        </p>
      )}
    </div>
  );
}
