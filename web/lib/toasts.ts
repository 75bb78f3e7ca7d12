import { createListeners } from './listeners.ts';

/** The types of a toast; any other is shown as info (docs/product/requirements.md, section 8). */
export type ToastType = 'error' | 'success' | 'warning' | 'info';

export interface Toast {
  id: number;
  type: ToastType;
  message: string;
  /** an action that the reader may still take, such as undo */
  action?: { label: string; run: () => void };
  /** called when the toast goes without the action */
  onGone?: () => void;
}

const { notify, subscribe } = createListeners();
export { subscribe as subscribeToasts };
let toasts: readonly Toast[] = [];
let latest_id = 0;

/** Shows a message at the corner of the page for a while. */
export function showToast(
  type: string,
  message: string,
  more: Pick<Toast, 'action' | 'onGone'> = {},
): number {
  latest_id += 1;
  const toast: Toast = { ...more, id: latest_id, type: isToastType(type) ? type : 'info', message };
  // A repeated message is shown once: five taps on a button need not give five toasts.
  const kept = toasts.filter((shown) => !isPlain(shown) || !isPlain(toast) || !isSameText(shown, toast));
  toasts = [...kept, toast];
  notify();
  return latest_id;
}

export function closeToast(id: number): void {
  take(id)?.onGone?.();
}

/** Runs the action that the toast offers. */
export function actOnToast(id: number): void {
  take(id)?.action?.run();
}

/** Removes all toasts without calling `onGone` or an action. */
export function clearToasts(): void {
  toasts = [];
  notify();
}

function take(id: number): Toast | undefined {
  const taken = toasts.find((toast) => toast.id === id);
  toasts = toasts.filter((toast) => toast !== taken);
  notify();
  return taken;
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Whether a toast has neither an action nor `onGone`. */
export function isPlain({ action, onGone }: Toast): boolean {
  return action === undefined && onGone === undefined;
}

function isSameText(one: Toast, other: Toast): boolean {
  return one.type === other.type && one.message === other.message;
}

function isToastType(type: string): type is ToastType {
  return ['error', 'success', 'warning', 'info'].includes(type);
}
