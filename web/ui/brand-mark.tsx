import type { ReactNode } from 'react';

/** The round half-teal mark. */
export function BrandMark({ size = 27 }: { size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="16" fill="var(--g-deep)" />
      <path d="M21 .8A16 16 0 0 1 16 32h-5z" fill="var(--g-teal)" />
    </svg>
  );
}
