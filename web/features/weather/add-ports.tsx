import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';

interface AddPortsProps {
  id: string;
  className: string | undefined;
}

/**
 * A link to add ports where the ship's position is unknown, only for accounts that may edit: others were led to a page
 * that sent them back.
 */
export function AddPorts({ id, className }: AddPortsProps): ReactNode {
  const t = useTranslations('weather');
  const { data: cruise } = useQuery(read('GET cruises/{id}', { params: { id } }));
  if (cruise?.can.edit !== true) return null;
  return (
    <Link to={paths.cruise_schedule} params={{ id }} className={className}>
      {t('add_ports')}
    </Link>
  );
}
