import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { ui } from './primitives.ts';
import { now } from './clock.ts';
import { focusHeading } from './heading.ts';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import classes from './toast-region.module.css';

export interface ToastView {
  id: number;
  type: 'error' | 'success' | 'warning' | 'info';
  title: string;
  message: string;
  stays_ms: number;
  action?: { label: string };
}

interface ToastRegionProps {
  label: string;
  close_label: string;
  toasts: readonly ToastView[];
  onClose: (id: number) => void;
  /** Runs the action that a toast offers. */
  onAction: (id: number) => void;
}

const icons: Record<ToastView['type'], IconName> = {
  error: 'error',
  success: 'check',
  warning: 'warning',
  info: 'info',
};

/** The corner of the toasts, announced as they come: politely, errors at once. */
export function ToastRegion({ label, toasts, ...rest }: ToastRegionProps): ReactNode {
  const before = useRef<EventTarget>(null);
  return (
    <section className={`${ui('stack', 'gap12', 'unprinted')} ${classes['region']}`} aria-label={label}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} before={before} {...rest} />
      ))}
    </section>
  );
}

interface ToastProps extends Pick<ToastRegionProps, 'close_label' | 'onClose' | 'onAction'> {
  toast: ToastView;
  /** where the focus was before it moved to the toasts */
  before: RefObject<EventTarget | null>;
}

function Toast({ toast, before, close_label, onClose, onAction }: ToastProps): ReactNode {
  const { id, type, title, message, stays_ms, action } = toast;
  const element = useRef<HTMLDivElement>(null);

  // The remaining time stands still while the pointer is on the toast or the focus is in it.
  useEffect(() => {
    const node = element.current;
    if (node === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let started = 0;
    let left = stays_ms;
    const go = () => {
      started = now();
      timer = setTimeout(() => onClose(id), left);
    };
    const holders = new Set<'pointer' | 'focus'>();
    const hold = (holder: 'pointer' | 'focus') => {
      if (holders.size === 0) {
        clearTimeout(timer);
        left = Math.max(1000, left - (now() - started));
      }
      holders.add(holder);
    };
    const release = (holder: 'pointer' | 'focus') => {
      if (holders.delete(holder) && holders.size === 0) go();
    };
    const listening = new AbortController();
    const { signal } = listening;
    node.addEventListener('pointerenter', () => hold('pointer'), { signal });
    node.addEventListener('pointerleave', () => release('pointer'), { signal });
    node.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        hold('focus');
        if (!(relatedTarget instanceof Node && node.parentElement?.contains(relatedTarget) === true))
          before.current = relatedTarget;
      },
      { signal },
    );
    node.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && node.contains(relatedTarget))) release('focus');
      },
      { signal },
    );
    go();
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [id, stays_ms, onClose, before]);

  // Moves the focus before the toast leaves the page: with the focus in it, the focus would be lost.
  useLayoutEffect(() => {
    const node = element.current;
    return () => {
      if (node?.contains(document.activeElement) !== true) return;
      const { current } = before;
      if (current instanceof HTMLElement && current.isConnected) current.focus();
      if (node.contains(document.activeElement)) focusHeading();
    };
  }, [before]);

  return (
    <div
      ref={element}
      className={`${ui('grid', 'top', 'card', 'raised', 'pad16', 'gap12')} ${classes['toast']} ${classes[type]}`}
      role={type === 'error' ? 'alert' : 'status'}
    >
      <span className={classes['icon']}>
        <Icon name={icons[type]} />
      </span>
      <div>
        <p className={ui('bold')}>{title}</p>
        <p>{message}</p>
        {action !== undefined && (
          <button
            type="button"
            className={`${ui('press', 'lit', 'target', 'rounded', 'deep', 'bold')} ${classes['action']}`}
            onClick={() => onAction(id)}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton
        icon="close"
        label={close_label}
        size={20}
        className={classes['close']}
        onClick={() => onClose(id)}
      />
    </div>
  );
}
