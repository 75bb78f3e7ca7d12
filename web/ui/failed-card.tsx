import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { StateCard } from './state-card.tsx';

interface FailedCardProps {
  title: ReactNode;
  retry_label: ReactNode;
  /** a retry is running */
  is_working: boolean;
  onRetry: () => void;
  /** more about the failure */
  children?: ReactNode;
}

/** A screen whose data could not be read, with a button to retry. */
export function FailedCard({
  title,
  retry_label,
  is_working,
  onRetry,
  children,
}: FailedCardProps): ReactNode {
  return (
    <StateCard
      icon="warning"
      title={title}
      is_urgent
      actions={
        <Button is_working={is_working} onClick={onRetry}>
          {retry_label}
        </Button>
      }
    >
      {children}
    </StateCard>
  );
}
