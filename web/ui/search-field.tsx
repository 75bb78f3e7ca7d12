import { TextInput } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

const pause_ms = 250;

interface SearchFieldProps {
  label: string;
  hint?: string;
  className?: string | undefined;
  /** what the address says */
  q: string;
  onSearch: (q: string) => void;
  /** for whoever leads the reader to the field */
  field?: RefObject<HTMLInputElement | null>;
}

/** Asks when the fingers rest; what the address says from elsewhere, such as a step back, stands in the field. */
export function SearchField({ label, hint, className, q, onSearch, field }: SearchFieldProps): ReactNode {
  // What is typed stays as it is: the address says it trimmed, and late when the session is renewed on the way.
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
    // On the way there earlier ones of ours may still come by.
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
      leftSection={<Icon name="search" size={20} />}
      maxLength={200}
      data-direction="auto"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
