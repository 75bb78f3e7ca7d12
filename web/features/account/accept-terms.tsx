import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { site } from '#web/lib/site.ts';
import { Checkbox } from '#web/ui/field.tsx';
import classes from './signup-screen.module.css';

interface AcceptTermsProps {
  is_accepted: boolean;
  error: string | undefined;
  onChange: (is_accepted: boolean) => void;
}

/** The box for Terms of Use and Privacy Policy; links where the operator has such pages. */
export function AcceptTerms({ is_accepted, error, onChange }: AcceptTermsProps): ReactNode {
  const t = useTranslations('account.signup');
  const { terms, privacy } = site();
  const is_private = terms === undefined && privacy === undefined;
  return (
    <Checkbox
      name="accept_terms"
      label={t.rich('accept', { terms: page(terms), privacy: page(privacy) })}
      description={is_private && t('private_terms')}
      required
      className={classes['accept']}
      checked={is_accepted}
      error={error}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

/** Renders the name of a page: as a link where the operator has that page. */
function page(address: string | undefined): (text: ReactNode) => ReactNode {
  if (address === undefined) return (text) => text;
  return (text) => (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
