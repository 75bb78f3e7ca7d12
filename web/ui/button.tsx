import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { ui } from './primitives.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  is_wide?: boolean;
  /** Shows that an action is running; a second click does nothing, and the button keeps the focus. */
  is_working?: boolean;
}

/** Our button. A link that looks like one takes `buttonClass`. */
export function Button({
  look = 'filled',
  is_wide,
  is_working = false,
  type,
  ...rest
}: ButtonProps): ReactNode {
  const { children, onClick, ...attributes } = rest;
  return (
    <button
      {...attributes}
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass(look, is_wide)}
      aria-disabled={is_working || undefined}
      onClick={(event) => {
        if (is_working) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {is_working && <span className={ui('spinner')} aria-hidden="true" />}
      {children}
    </button>
  );
}
