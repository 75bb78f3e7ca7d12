import type { ReactNode } from 'react';

/** A hidden field that tells password managers to which account the password below belongs. */
export function UsernameForManagers({ email }: { email: string | undefined }): ReactNode {
  return (
    email !== undefined && (
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
    )
  );
}
