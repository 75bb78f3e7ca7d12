import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { session } from '#web/lib/api.ts';
import { read } from '#web/lib/queries.ts';

/** Name and address of the signed-in user; empty for visitors, who are not sent to the login for it. */
export function useWriter(): { name: string; email: string } {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    let is_here = true;
    void session.isLoggedIn().then((is_signed_in) => {
      if (is_here) setKnown(is_signed_in);
    });
    return () => {
      is_here = false;
    };
  }, []);
  const { data } = useQuery({ ...read('GET user/settings'), enabled: isKnown });
  if (data === undefined) return { name: '', email: '' };
  const { first_name, last_name, email } = data.user;
  return { name: `${first_name} ${last_name}`.trim(), email };
}
