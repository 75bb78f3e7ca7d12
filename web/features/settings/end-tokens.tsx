import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { read } from '#web/lib/queries.ts';
import { useNow } from '#web/ui/clock.ts';
import { Checkbox } from '#web/ui/field.tsx';

interface EndTokensProps {
  is_wanted: boolean;
  onChange: (is_wanted: boolean) => void;
}

/** Offers to end the tokens of the account if it has any: others who knew the password may have made one. */
export function EndTokens({ is_wanted, onChange }: EndTokensProps): ReactNode {
  const t = useTranslations('settings.end_tokens');
  const { data: tokens, isPending } = useQuery(read('GET user/tokens'));
  const now = useNow('minute');
  // a list that could not be read may hold some
  const has_none = tokens?.items.every(({ expires_at }) => Date.parse(expires_at) <= now) ?? false;
  if (isPending || has_none) return null;
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
