/** What a toast may be; anything else is shown as info (requirements.md, section 8). */
export type ToastType = 'error' | 'success' | 'warning' | 'info';

export interface Toast {
  id: number;
  type: ToastType;
  message: string;
}

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let latest_id = 0;

/** Shows a message at the corner of the page for ten seconds. */
export function showToast(type: string, message: string): void {
  latest_id += 1;
  toasts = [...toasts, { id: latest_id, type: isToastType(type) ? type : 'info', message }];
  listeners.forEach((listener) => listener());
}

export function closeToast(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
  listeners.forEach((listener) => listener());
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isToastType(type: string): type is ToastType {
  return ['error', 'success', 'warning', 'info'].includes(type);
}
