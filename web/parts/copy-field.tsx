import { type ReactNode, useId, useRef } from 'react';
import { useCopy } from '#web/lib/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './copy-field.module.css';

interface CopyFieldProps {
  label: string;
  /** an address */
  value: string;
  copy_label: string;
  described_by: string;
  /** further actions, beside the button that copies */
  children?: ReactNode;
}

/** An address to pass on, with a button that copies it. */
export function CopyField({ label, value, copy_label, described_by, children }: CopyFieldProps): ReactNode {
  const copy = useCopy();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  async function copyValue(): Promise<void> {
    // if copying fails, the address is selected, so that the user can copy it
    if (!(await copy(value))) field.current?.select();
  }

  return (
    <>
      <label htmlFor={id} className={`${ui('flush', 'strong', 'block')} ${classes['label']}`}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        className={`${ui('target', 'edged', 'rounded', 'padInline12', 'ink', 'full')} ${classes['address']}`}
        dir="ltr"
        readOnly
        value={value}
        aria-describedby={described_by}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={`${ui('wrap', 'gap12', 'above16')} ${classes['actions']}`}>
        <Button onClick={() => void copyValue()}>
          <Icon name="copy" size={20} />
          {copy_label}
        </Button>
        {children}
      </div>
    </>
  );
}
