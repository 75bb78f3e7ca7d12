import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import classes from './icon-button.module.css';

interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'aria-label' | 'title' | 'children'
> {
  icon: IconName;
  /** its words: for the pointer that rests on it, and for who does not see it */
  label: string;
  size?: number;
  /** There is nothing to do, and it keeps the focus: the keys are heard there. */
  is_off?: boolean;
  /** It works; it keeps the focus too. */
  is_busy?: boolean;
}

/** The look of a drawing that is a link. */
export const icon_button_class: string = classes['button'] ?? '';

/** A button that is a drawing. */
export function IconButton({
  icon,
  label,
  size = 24,
  is_off,
  is_busy,
  className,
  onClick,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type="button"
      className={className === undefined ? classes['button'] : `${classes['button']} ${className}`}
      aria-label={label}
      title={label}
      aria-disabled={is_off}
      aria-busy={is_busy}
      onClick={(event) => {
        if (is_off !== true) onClick?.(event);
      }}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
