import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextInput } from './field.tsx';
import { Icon } from './icon.tsx';

const pause_ms = 250;

interface SearchFieldProps {
  label: string;
  hint?: string;
  className?: string | undefined;
  /** the search in the address */
  q: string;
  onSearch: (q: string) => void;
  /** for a caller that moves the focus to the field */
  field?: RefObject<HTMLInputElement | null>;
}

/** Searches when the typing pauses; a search that changes in the address, such as by a step back, fills the field. */
export function SearchField({ label, hint, className, q, onSearch, field }: SearchFieldProps): ReactNode {
  // The typed text stays unchanged: the address has it trimmed, and late when the session is refreshed meanwhile.
  const [typed, setTyped] = useState(q);
  const asked = useRef(new Set([q]));
  const latest = useRef(q);
  const search = useEffectEvent((text: string) => {
    asked.current.add(text);
    latest.current = text;
    onSearch(text);
  });

  useEffect(() => {
    const text = typed.trim();
    if (text === latest.current) return;
    const timer = setTimeout(() => search(text), pause_ms);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    const is_ours = asked.current.has(q);
    // Earlier searches of this field may still arrive in the address.
    if (is_ours && q !== latest.current) return;
    asked.current = new Set([q]);
    if (is_ours) return;
    // From elsewhere: filters were cleared, or a link was followed.
    latest.current = q;
    setTyped(q);
  }, [q]);

  return (
    <TextInput
      type="search"
      className={className ?? ''}
      label={label}
      ref={field}
      placeholder={hint}
      start={<Icon name="search" size={20} />}
      maxLength={200}
      data-direction="auto"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
