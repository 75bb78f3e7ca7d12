import type { ReactNode } from 'react';

/** An e-mail address in a sentence: it stands right in one of either direction. */
export function strongAddress(address: string): ReactNode {
  return (
    <strong>
      <bdi>{address}</bdi>
    </strong>
  );
}
