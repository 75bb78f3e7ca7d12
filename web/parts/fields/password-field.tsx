import { InputWrapperContext, TextInput } from '@mantine/core';
import { type ReactNode, use, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/ui/icon-button.tsx';
import { required_input } from '#web/ui/required-input.ts';

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
      {...(is_required && required_input)}
      error={error}
      // A shown password is text to the browser, which must neither correct it nor send it to a spelling service.
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      rightSectionWidth={48}
      rightSection={
        <IconButton
          icon={isShown ? 'eye_off' : 'eye'}
          // A changing label is enough: "Hide password, pressed" would say the opposite.
          label={t(isShown ? 'hide_password' : 'show_password')}
          // the cursor stays in the field
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        />
      }
      {...(described_by !== undefined && { inputContainer: describedBy(described_by) })}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Mantine describes the field by its own label, description and error, and drops other descriptions. */
function Described({ by, children }: { by: string; children: ReactNode }): ReactNode {
  const context = use(InputWrapperContext);
  const value = useMemo(
    () => context && { ...context, describedBy: `${context.describedBy ?? ''} ${by}`.trim() },
    [context, by],
  );
  return value === null ? children : <InputWrapperContext value={value}>{children}</InputWrapperContext>;
}

function describedBy(id: string): (input: ReactNode) => ReactNode {
  return (input) => <Described by={id}>{input}</Described>;
}
