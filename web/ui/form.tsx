import { type ReactNode, useEffect, useRef } from 'react';
import { ui } from './primitives.ts';
import classes from './form.module.css';
import { Icon } from './icon.tsx';

/** The surface of a screen's form. */
export function FormSheet({
  is_wide = false,
  children,
}: {
  is_wide?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <div
      className={`${ui('edged', 'paper', 'roundHero')} ${classes['sheet']} ${is_wide ? classes['wide'] : ''}`}
    >
      {children}
    </div>
  );
}

interface FormProps {
  /**
   * `onSubmit` is called at every try to send, unless a field refuses its value (`setCustomValidity`). The browser's
   * own checks are off: ours speak the reader's language.
   */
  onSubmit: () => void;
  children: ReactNode;
}

export function Form({ onSubmit, children }: FormProps): ReactNode {
  return (
    <form
      // never used, but a bug of ours must not put a password into an address
      method="post"
      noValidate
      className={ui('stack', 'gap20')}
      onSubmit={(event) => {
        event.preventDefault();
        const refused = [...event.currentTarget.querySelectorAll('input')].find(
          ({ validity }) => validity.customError,
        );
        if (refused === undefined) onSubmit();
        else {
          // the field itself reports its error
          refused.checkValidity();
          refused.focus();
        }
      }}
    >
      {children}
    </form>
  );
}

/** Two fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }): ReactNode {
  return <div className={`${ui('grid', 'gap20')} ${classes['pair']}`}>{children}</div>;
}

/** The error of a form as a whole. */
export function FormMessage({ children }: { children: ReactNode }): ReactNode {
  return (
    <div
      role="alert"
      tabIndex={-1}
      className={`${ui('row', 'rounded', 'paper', 'pad12by16', 'strong', 'urgent')} ${classes['message']}`}
    >
      <Icon name="error" />
      <p>{children}</p>
    </div>
  );
}

/** The error above a form with its remedy, which may be a form of its own. */
export function FormTrouble({ children }: { children: ReactNode }): ReactNode {
  return <div className={ui('stack', 'gap8', 'below24')}>{children}</div>;
}

/** Links below a form, for readers who want another screen. */
export function FormFooter({ children }: { children: ReactNode }): ReactNode {
  return <p className={`${ui('lineAbove', 'muted', 'center', 'above20')} ${classes['after']}`}>{children}</p>;
}

/** A small link that belongs to the field above it. */
export function FieldAside({ children }: { children: ReactNode }): ReactNode {
  return <div className={`${ui('inline', 'middle')} ${classes['aside']}`}>{children}</div>;
}

/**
 * Focuses the first field with an error after each failed try, or the message where no field has one: `tries` counts
 * them. The order is that of the page, so the form need not know it.
 */
export function useFocusOnError<FormElement extends HTMLElement>(tries: number) {
  const place = useRef<FormElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    const fault = find('[aria-invalid="true"]') ?? find('[role="alert"]');
    fault?.focus({ preventScroll: true });
    // the focus alone left a field below the bar with the button, where a message above the form had moved it
    fault?.scrollIntoView({ block: 'center' });
  }, [tries]);
  return place;
}
