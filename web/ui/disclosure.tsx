import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ui } from './primitives.ts';
import { Icon, type IconName } from './icon.tsx';
import classes from './disclosure.module.css';

interface DisclosureProps {
  label: string;
  icon: IconName;
  /** in place of the icon */
  face?: ReactNode;
  /** a badge on the corner of the icon */
  mark?: ReactNode;
  /** The content of the panel; a click on a link in it, or on an element with `data-closes`, closes the panel. */
  children: ReactNode;
}

/** A button that opens a small panel of links below it. Escape, a click elsewhere and leaving it by Tab close it. */
export function Disclosure({ label, icon, face, mark, children }: DisclosureProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  // the content renders only from the first opening on: a page that has just opened has more urgent work
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel_id = useId();

  useEffect(() => {
    const node = place.current;
    if (!isOpen || node === null) return;
    const closeOutside = (event: Event) => {
      const { target } = event;
      if (target instanceof Node && !node.contains(target)) setOpen(false);
    };
    const closeOnChoice = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a, [data-closes]') !== null)
        setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    node.addEventListener('click', closeOnChoice);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
      node.removeEventListener('click', closeOnChoice);
    };
  }, [isOpen]);

  return (
    <div ref={place} className={ui('relative')}>
      <button
        ref={button}
        type="button"
        className={`${ui('grid', 'rounded', 'flush', 'muted', 'pointer')} ${classes['button']}`}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panel_id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={ui('grid', 'relative')}>
          {face ?? <Icon name={icon} />}
          {mark}
        </span>
      </button>
      <div id={panel_id} className={`${ui('card', 'raised')} ${classes['panel']}`} hidden={!isOpen}>
        {wasOpened && children}
      </div>
    </div>
  );
}
