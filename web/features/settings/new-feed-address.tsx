import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Settings } from '#contract/account.ts';
import { read } from '#web/lib/queries.ts';
import { Checkbox } from '#web/ui/field.tsx';

interface NewFeedAddressProps {
  settings: Settings | undefined;
  is_wanted: boolean;
  onChange: (is_wanted: boolean) => void;
}

/**
 * Offers another address for the calendar feed if the account has one: others who knew the password may know that too.
 */
export function NewFeedAddress({ settings, is_wanted, onChange }: NewFeedAddressProps): ReactNode {
  const t = useTranslations('settings.new_feed_address');
  const has_feeds = settings?.plan_features.includes('icalendar') === true;
  const { data: feed } = useQuery({ ...read('GET user/icalendar'), enabled: has_feeds });
  if (feed?.enabled !== true) return null;
  return (
    <Checkbox
      name="reset_calendar_feed"
      label={t('label')}
      description={t('hint')}
      checked={is_wanted}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
  );
}
