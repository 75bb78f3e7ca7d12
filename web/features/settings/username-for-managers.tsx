import type { ReactNode } from 'react';

/** Tells password managers whose password stands below; nobody sees it. */
export function UsernameForManagers({ email }: { email: string | undefined }): ReactNode {
  return (
    email !== undefined && (
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
    )
  );
}
