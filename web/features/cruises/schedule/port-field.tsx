import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { countryNames } from '#web/lib/formats.ts';
import type { ChosenPort } from './editor-changes.ts';
import classes from './editor.module.css';
import { findPorts, type PortEntry, portNamed } from './port-lookup.ts';

interface PortFieldProps {
  label: string;
  placeholder: string;
  value: string;
  /** it is of the catalogue, so nothing is looked up */
  is_linked: boolean;
  error_id: string | undefined;
  onType: (text: string) => void;
  onChoose: (port: ChosenPort, typed: string) => void;
  /** it was chosen with a finger or the mouse: the times come next */
  onPicked: () => void;
  /** keys that are not for the list */
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * A port, found by any of its names or codes, or typed as it is. Tab and Enter take the first one that begins with what
 * was typed, also before the list has come; Escape leaves the text alone. Lighter than the field of the form: a world
 * cruise has hundreds of them.
 */
export function PortField(props: PortFieldProps): ReactNode {
  const { label, placeholder, value, is_linked, error_id, onType, onChoose, onPicked, onKey } = props;
  const t = useTranslations('cruises.form');
  const queries = useQueryClient();
  const list_id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const [text] = useDebouncedValue(value.trim(), 120);
  const isAsked = isOpen && !is_linked && text.length > 1;
  const { data } = useQuery({
    queryKey: ['suggestions', 'schedule', text],
    queryFn: () => findPorts(queries, text),
    enabled: isAsked,
    retry: false,
  });
  const entries = isAsked ? (data ?? []) : [];
  const likely = portNamed(entries, text, true);
  const chosen = active === undefined ? likely : entries[active];

  useEffect(() => {
    if (entries.length > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [entries.length]);

  function choose(port: PortEntry): void {
    onChoose(port, value);
    setOpen(false);
  }

  /** What was typed is looked up, as its list may not have come yet. */
  async function resolve(begins: boolean): Promise<void> {
    if (is_linked || value.trim() === '') return;
    try {
      const port = portNamed(await findPorts(queries, value), value, begins);
      if (port !== undefined) onChoose(port, value);
    } catch {
      // What was typed stays; it is looked up once more when it is saved.
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event;
    if (key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
    if (key === 'Tab' || key === 'Enter') {
      if (isOpen && chosen !== undefined && text === value.trim()) choose(chosen);
      else if (isOpen) void resolve(true);
      setOpen(false);
    }
    if ((key === 'ArrowDown' || key === 'ArrowUp') && entries.length > 0) {
      event.preventDefault();
      const now = active ?? (likely === undefined ? -1 : entries.indexOf(likely));
      const next = now + (key === 'ArrowDown' ? 1 : -1);
      setActive((next + entries.length) % entries.length);
    } else if (!event.defaultPrevented) onKey(event);
  }

  return (
    <div className={classes['port']}>
      <input
        className={classes['input']}
        data-field="port_name"
        data-direction="auto"
        dir="auto"
        role="combobox"
        aria-label={label}
        aria-invalid={error_id !== undefined}
        aria-describedby={error_id}
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={entries.length > 0 ? list_id : undefined}
        aria-activedescendant={chosen === undefined ? undefined : `${list_id}-${chosen.id}`}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        placeholder={placeholder}
        value={value}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          onType(currentTarget.value);
          setActive(undefined);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setOpen(false);
          // after Escape and a click elsewhere only a name that is one
          void resolve(false);
        }}
      />
      {entries.length > 0 && (
        <div
          ref={list}
          id={list_id}
          role="listbox"
          aria-label={t('suggestions')}
          className={classes['suggestions']}
        >
          {entries.map((entry) => (
            <Suggestion
              key={entry.id}
              id={`${list_id}-${entry.id}`}
              entry={entry}
              is_active={entry === chosen}
              onPick={() => {
                choose(entry);
                onPicked();
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface SuggestionProps {
  id: string;
  entry: PortEntry;
  is_active: boolean;
  onPick: () => void;
}

function Suggestion({ id, entry, is_active, onPick }: SuggestionProps): ReactNode {
  const language = useLocale();
  return (
    // The input keeps the focus and hears the keys (aria-activedescendant).
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={is_active}
      className={`${classes['suggestion']} ${is_active ? classes['active'] : ''}`}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <bdi>{entry.name}</bdi>
      <span className={classes['country']}>{countryNames([entry.country], language)[0]?.name}</span>
    </button>
  );
}
