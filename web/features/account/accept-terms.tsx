import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { site } from '#web/lib/site.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './signup-screen.module.css';

interface AcceptTermsProps {
  is_accepted: boolean;
  error: string | undefined;
  onChange: (is_accepted: boolean) => void;
}

/** The box for Terms of Use and Privacy Policy; links where the operator has such pages. */
export function AcceptTerms({ is_accepted, error, onChange }: AcceptTermsProps): ReactNode {
  const t = useTranslations('account.signup');
  const id = useId();
  const { terms, privacy } = site();
  const is_private = terms === undefined && privacy === undefined;
  const described_by = [
    ...(is_private ? [`${id}-private`] : []),
    ...(error === undefined ? [] : [`${id}-error`]),
  ].join(' ');
  return (
    <div className={`${ui('grid', 'top', 'gap4by12')} ${classes['accept']}`}>
      <input
        id={id}
        type="checkbox"
        name="accept_terms"
        checked={is_accepted}
        aria-invalid={error !== undefined}
        required
        aria-describedby={described_by === '' ? undefined : described_by}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label className={ui('target')} htmlFor={id}>
        {t.rich('accept', { terms: page(terms), privacy: page(privacy) })}
      </label>
      {is_private && (
        <p id={`${id}-private`} className={`${ui('note')} ${classes['private']}`}>
          {t('private_terms')}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={`${ui('small', 'urgent')} ${classes['error']}`}>
          {error}
        </p>
      )}
    </div>
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
