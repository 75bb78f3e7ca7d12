import type { ReactNode } from 'react';
import { useCopy } from '#web/lib/use-copy.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './pass.module.css';

/** Copies a number with one click. */
export function CopyButton({ text, label }: { text: string; label: string }): ReactNode {
  const copy = useCopy();
  return (
    <IconButton
      icon="copy"
      label={label}
      size={20}
      className={classes['copy']}
      onClick={() => void copy(text)}
    />
  );
}
