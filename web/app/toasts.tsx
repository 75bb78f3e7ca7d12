import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { actOnToast, closeToast, currentToasts, isPlain, subscribeToasts } from '#web/lib/toasts.ts';
import { ToastRegion } from '#web/ui/toast-region.tsx';

/** How long a toast stays (docs/product/requirements.md, section 8): one that only says that all is well, less. */
const STAYS_MS = 10_000;
const STAYS_WELL_MS = 4_000;

export function Toasts(): ReactNode {
  const t = useTranslations('shell.toast');
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts);
  return (
    <ToastRegion
      label={t('label')}
      close_label={t('close')}
      toasts={toasts.map((toast) => ({
        ...toast,
        title: t(toast.type),
        stays_ms: toast.type === 'success' && isPlain(toast) ? STAYS_WELL_MS : STAYS_MS,
      }))}
      onClose={closeToast}
      onAction={actOnToast}
    />
  );
}
