import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { read } from '#web/lib/queries.ts';
import { Checkbox } from '#web/ui/field.tsx';

interface EndTokensProps {
  is_wanted: boolean;
  onChange: (is_wanted: boolean) => void;
}

/** Offers to end the tokens of the account if it has any: others who knew the password may have made one. */
export function EndTokens({ is_wanted, onChange }: EndTokensProps): ReactNode {
  const t = useTranslations('settings.end_tokens');
  const { data: tokens } = useQuery(read('GET user/tokens'));
  if (tokens === undefined || tokens.total === 0) return null;
  return (
    <Checkbox
      name="end_tokens"
      label={t('label')}
      description={t('hint')}
      checked={is_wanted}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
  );
}
