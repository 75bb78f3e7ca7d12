import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import classes from './icon-button.module.css';

interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'aria-label' | 'title' | 'children'
> {
  icon: IconName;
  /** the tooltip and the accessible name */
  label: string;
  /** a longer tooltip, which also tells buttons of one name apart */
  hint?: string;
  size?: number;
  /** Disabled, but it keeps the focus: the keys are heard there. */
  is_off?: boolean;
  /** An action is running; the button keeps the focus too. */
  is_busy?: boolean;
}

/** The look of a link with an icon. */
export const icon_button_class: string = classes['button'] ?? '';

/** A button with an icon. */
export function IconButton({
  icon,
  label,
  hint = label,
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
      title={hint}
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
