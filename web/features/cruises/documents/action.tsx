import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import classes from './documents.module.css';

interface ActionProps {
  icon: IconName;
  label: string;
  onAct: () => void;
  is_busy?: boolean;
}

/** A button that is a drawing; its words are for the pointer that rests on it, and for who does not see it. */
export function Action({ icon, label, onAct, is_busy = false }: ActionProps): ReactNode {
  return (
    <button
      type="button"
      className={classes['action']}
      aria-label={label}
      title={label}
      aria-busy={is_busy}
      onClick={onAct}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
