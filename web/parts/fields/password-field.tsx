import { InputWrapperContext, PasswordInput } from '@mantine/core';
import { type ReactNode, use, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';

interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  /** what a password manager is to do: fill in the one it knows, or offer to make one */
  autoComplete: 'current-password' | 'new-password';
  is_required?: boolean;
  /** what else describes it beside its error: the id of the list of rules */
  described_by?: string;
  onChange: (value: string) => void;
}

/** A password: pasted, filled in by a manager, and looked at with a button that says what it will do. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { error, is_required = false, described_by, onChange, ...rest } = props;
  const t = useTranslations('account');
  const [isShown, setShown] = useState(false);
  return (
    <PasswordInput
      {...rest}
      // The star is drawn (mantine.css): it is no part of the label's text, by which managers find the field.
      {...(is_required && { required: true, withAsterisk: false, labelProps: { 'data-required': true } })}
      error={error}
      aria-invalid={error !== undefined}
      // What is shown is text to the browser, which must neither correct it nor send it to a spelling service.
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleFocusable
      // A label that changes is enough: "Hide password, pressed" would say the opposite.
      visibilityToggleButtonProps={{
        'aria-label': t(isShown ? 'hide_password' : 'show_password'),
        'aria-pressed': undefined,
      }}
      {...(described_by !== undefined && { inputContainer: describedBy(described_by) })}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Mantine gives the field what its own label, description and error say, and drops what else is said of it. */
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
