import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useDebounced } from '#web/lib/use-debounced.ts';

/** An entry of a picker. */
export interface PickerEntry {
  id: string;
  name: string;
  /** its name in the reader's language, where that is another */
  label?: string;
}

export interface PickerParts<Entry extends PickerEntry> {
  /** the other inputs of the search besides the text, for the query key */
  list: readonly string[];
  /** the text in the field */
  text: string;
  /** whether the text is the name of a chosen entry, so that no search is needed */
  is_linked: boolean;
  /** letters from which on entries are offered; with 0 a click opens the whole list */
  min_letters: number;
  /** a cell of a table: only typing opens its list, arrows without a list move on, Tab works like Enter */
  is_cell?: boolean;
  /** the text must name an entry: the only match is taken, however the field is left */
  is_strict?: boolean;
  /** the entries that match a text, best first */
  find: (text: string) => readonly Entry[] | Promise<readonly Entry[]>;
  /** the entry that a text names exactly */
  exact: (entries: readonly Entry[], text: string) => Entry | undefined;
  onType: (text: string) => void;
  /** @param typed the text that names the entry, if the text alone found it and no list entry was chosen */
  onChoose: (entry: Entry, typed?: string) => void;
  /** called when an entry of the list was pressed */
  onPicked?: () => void;
}

const pause_ms = 120;

/**
 * The behaviour of all fields that offer entries while the user types. The first entry is active: Enter takes it and
 * does not send the form, even before the list has come or when nothing matches. Leaving by Tab takes the entry that is
 * named exactly or is the only match, leaving otherwise takes one that is named exactly. Other text stays, and `left`
 * says why.
 */
export function usePicker<Entry extends PickerEntry>(parts: PickerParts<Entry>) {
  const { text, min_letters, is_cell = false, is_strict = false, onType, onChoose, onPicked } = parts;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const leaves_by_tab = useRef(false);
  const found = useEntries(parts, isOpen);
  const { wanted, isAsked, entries, is_current, isError } = found;
  const { active, move } = useActive(found, id);
  // a list left open showed all entries
  const { left, resolve } = useResolve(parts, found, () => setOpen(false));

  function choose(entry: Entry): void {
    setOpen(false);
    onChoose(entry);
  }

  function onArrow(event: KeyboardEvent, by: 1 | -1): void {
    const opens = !isOpen && !is_cell;
    if (opens) setOpen(true);
    if (move(by) || opens) event.preventDefault();
  }

  /** Takes the active entry, or the first that is still to be found. */
  function onTake(event: KeyboardEvent): void {
    const chosen = active === undefined ? undefined : entries[active];
    const is_search = wanted !== '' && wanted.length >= min_letters;
    if (chosen === undefined && !is_search) return;
    if (event.key === 'Enter') event.preventDefault();
    if (chosen !== undefined) choose(chosen);
    else {
      resolve('first');
      // the list says that nothing matches; the next Enter sends the form
      if (is_current || isError) setOpen(false);
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    leaves_by_tab.current = key === 'Tab';
    if (key === 'ArrowDown') onArrow(event, 1);
    else if (key === 'ArrowUp') onArrow(event, -1);
    else if (key === 'Escape' && isAsked) {
      event.preventDefault();
      setOpen(false);
    } else if (isOpen && (key === 'Enter' || (key === 'Tab' && is_cell))) onTake(event);
  }

  const has_list = entries.length > 0;
  return {
    isAsked,
    entries,
    active,
    /** the message shown in place of a list */
    note: isError ? 'lookup_failed' : is_current ? 'nothing_found' : 'searching',
    /** why the text that was left names no entry */
    left,
    /** the text names no entry, or none yet */
    is_unresolved: wanted !== '',
    judge: () => resolve('only'),
    input: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': has_list,
      'aria-controls': has_list ? id : undefined,
      'aria-activedescendant': has_list && active !== undefined ? optionId(id, active) : undefined,
      value: text,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        onType(currentTarget.value);
        setOpen(true);
      },
      onClick: () => {
        if (!is_cell) setOpen(true);
      },
      onKeyDown,
      onBlur: () => {
        setOpen(false);
        resolve(is_strict || leaves_by_tab.current ? 'only' : 'exact');
        leaves_by_tab.current = false;
      },
    },
    list: {
      id,
      role: 'listbox',
      // the field keeps the focus
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
    option: (entry: Entry, index: number) => ({
      id: optionId(id, index),
      role: 'option',
      'aria-selected': index === active,
      onClick: () => {
        choose(entry);
        onPicked?.();
      },
    }),
  } as const;
}

function optionId(id: string, index: number): string {
  return `${id}-${index}`;
}

/** The entries that match the text, searched after a pause in typing while the list is open. */
function useEntries<Entry extends PickerEntry>(
  { list, text, is_linked, min_letters, find }: PickerParts<Entry>,
  isOpen: boolean,
) {
  const wanted = is_linked ? '' : text.trim();
  const asked = useDebounced(wanted, pause_ms);
  const isAsked = isOpen && wanted.length >= min_letters && asked.length >= min_letters;
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['picker', ...list, asked],
    queryFn: () => find(asked),
    enabled: isAsked,
    placeholderData: (before) => before,
    retry: false,
  });
  const entries = isAsked ? (data ?? []) : [];
  /** whether the entries are those of the text as it is now */
  const is_current = isAsked && asked === wanted && data !== undefined && !isPlaceholderData;
  return { wanted, isAsked, data, isError, entries, is_current };
}

type Found<Entry extends PickerEntry> = ReturnType<typeof useEntries<Entry>>;

/** The active entry of the list: the first, until the arrows move on. */
function useActive<Entry extends PickerEntry>(
  { wanted, data, entries, is_current }: Found<Entry>,
  id: string,
) {
  const [moved, setMoved] = useState<{ of: readonly Entry[]; to: number }>();
  const first = is_current && wanted !== '' && entries.length > 0 ? 0 : undefined;
  const active = moved !== undefined && moved.of === data ? moved.to : first;
  useEffect(() => {
    if (moved !== undefined)
      document.getElementById(optionId(id, moved.to))?.scrollIntoView({ block: 'nearest' });
  }, [id, moved]);

  /** @returns whether there is a list to move in */
  function move(by: 1 | -1): boolean {
    if (data === undefined || entries.length === 0) return false;
    const from = active ?? (by === 1 ? -1 : 0);
    setMoved({ of: data, to: (from + by + entries.length) % entries.length });
    return true;
  }
  return { active, move };
}

/** Takes the entry that the text names, searching first if its list has not come yet. */
function useResolve<Entry extends PickerEntry>(
  { text, find, exact, onChoose }: PickerParts<Entry>,
  { wanted, is_current, entries }: Found<Entry>,
  onTaken: () => void,
) {
  const [left, setLeft] = useState<{ text: string; why: 'unmatched' | 'failed' }>();
  const latest = useRef<string>(undefined);
  const resolving = useRef<string>(undefined);
  useEffect(() => {
    latest.current = wanted === '' ? undefined : text;
    return () => {
      latest.current = undefined;
    };
  }, [text, wanted]);

  function take(how: 'first' | 'only' | 'exact', found: readonly Entry[]): void {
    resolving.current = undefined;
    // the text has changed meanwhile
    if (latest.current !== text) return;
    const [best, second] = found;
    const only = second === undefined ? best : undefined;
    const entry = how === 'first' ? best : (exact(found, text) ?? (how === 'only' ? only : undefined));
    if (entry === undefined) {
      setLeft({ text, why: 'unmatched' });
      return;
    }
    onTaken();
    if (how === 'first') onChoose(entry);
    else onChoose(entry, text);
  }

  function resolve(how: 'first' | 'only' | 'exact'): void {
    if (wanted === '' || resolving.current === text) return;
    const found = is_current ? entries : find(wanted);
    if (!(found instanceof Promise)) {
      take(how, found);
      return;
    }
    resolving.current = text;
    found.then(
      (later) => take(how, later),
      () => {
        resolving.current = undefined;
        setLeft({ text, why: 'failed' });
      },
    );
  }

  const is_left = left !== undefined && wanted !== '' && left.text === text;
  return { left: is_left ? left.why : undefined, resolve };
}
