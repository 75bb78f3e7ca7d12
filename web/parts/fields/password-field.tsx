import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextInput } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  /** tells a password manager to fill in a password it knows, or to offer a new one */
  autoComplete: 'current-password' | 'new-password';
  is_required?: boolean;
  /** id of another description besides the error: the list of rules */
  described_by?: string;
  onChange: (value: string) => void;
}

/** A password field that can be pasted into, filled by a manager, and shown with a button that names its action. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { error, is_required = false, described_by, onChange, ...rest } = props;
  const t = useTranslations('account');
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...rest}
      type={isShown ? 'text' : 'password'}
      data-direction="ltr"
      required={is_required}
      error={error}
      // A shown password is text to the browser, which must neither correct it nor send it to a spelling service.
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      end={
        <IconButton
          icon={isShown ? 'eye_off' : 'eye'}
          // A changing label is enough: "Hide password, pressed" would say the opposite.
          label={t(isShown ? 'hide_password' : 'show_password')}
          // the cursor stays in the field
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        />
      }
      aria-describedby={described_by}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
