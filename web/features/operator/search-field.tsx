import { TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import classes from './operator.module.css';

const pause_ms = 250;

interface SearchFieldProps {
  label: string;
  hint?: string;
  q: string;
  onSearch: (q: string) => void;
}

/** Asks when the fingers rest. */
export function SearchField({ label, hint, q, onSearch }: SearchFieldProps): ReactNode {
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
    // on the way there earlier ones of ours may still come by
    if (is_ours && q !== latest.current) return;
    asked.current = new Set([q]);
    if (is_ours) return;
    // a step back, or a link: what the address says stands in the field
    latest.current = q;
    setTyped(q);
  }, [q]);

  return (
    <TextInput
      type="search"
      className={classes['search'] ?? ''}
      label={label}
      placeholder={hint}
      leftSection={<Icon name="search" size={20} />}
      maxLength={200}
      data-direction="auto"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
