import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#web/lib/api-errors.ts';
import type { Answer } from '#web/lib/api-types.ts';
import { useFormats } from '#web/lib/formats.ts';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { NotFoundScreen } from '#web/parts/not-found-screen.tsx';
import { PartRead, useScreenRead } from '#web/parts/read-states.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { AnnouncementsSection } from './announcements/announcements-section.tsx';
import { AuditSection } from './audit-section.tsx';
import { BackupsSection } from './backups-section.tsx';
import { CodesSection } from './codes-section.tsx';
import { FailuresSection } from './failures-section.tsx';
import classes from './frame.module.css';
import { MaintenanceSection } from './maintenance-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { useTitle } from './part.tsx';
import { ReportsSection } from './reports-section.tsx';
import { SchedulesSection } from './schedules/schedules-section.tsx';
import { ShipScheduleView } from './schedules/ship-schedule.tsx';
import { isSection, type SectionName, sections } from './sections.ts';
import { ShipsSection } from './ships-section.tsx';
import { UserView } from './users/user-view.tsx';
import { UsersSection } from './users/users-section.tsx';

const screens: Record<SectionName, ComponentType> = {
  users: UsersSection,
  codes: CodesSection,
  reports: ReportsSection,
  messages: MessagesSection,
  ships: ShipsSection,
  schedules: SchedulesSection,
  maintenance: MaintenanceSection,
  announcements: AnnouncementsSection,
  backups: BackupsSection,
  failures: FailuresSection,
  audit: AuditSection,
};
/** The screens of a record, for the sections whose records have one. */
const records: Partial<Record<SectionName, ComponentType<{ id: string }>>> = {
  users: UserView,
  schedules: ShipScheduleView,
};

/** How many records of a section the first page shows; of all but accounts, those that wait. */
const figures = [
  ['users', 'users'],
  ['reports', 'open_reports'],
  ['messages', 'open_messages'],
  ['ships', 'missing_ships'],
  ['failures', 'failed_jobs'],
] as const;
type Overview = Answer<'GET admin/overview'>;

/** The screens of an operator: a menu at the side, or as the first page of a phone, and one section at a time. */
export function Screen(): ReactNode {
  const t = useTranslations('operator');
  const { section, id } = useParams({ strict: false });
  const name = section !== undefined && isSection(section) ? section : undefined;
  const query = useScreenRead(read('GET admin/overview'));
  const { data: overview, error } = query;
  // an account that loses the operator's rights meanwhile sees the not-found screen
  if (error instanceof ApiError && error.status === 404) return <NotFoundScreen />;
  return (
    <div className={classes['frame']} data-open={name !== undefined || undefined}>
      <nav className={classes['menu']} aria-label={t('title')}>
        <ul>
          {sections.map((one) => (
            <li key={one}>
              <Link
                to={paths.operator_section}
                params={{ section: one }}
                className={`${ui('lit')} ${classes['entry']}`}
              >
                <span>{t(`sections.${one}`)}</span>
                {overview !== undefined && <Waiting section={one} overview={overview} />}
                <Icon name="chevron" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes['content']}>
        {name === undefined ? (
          <FirstPage query={query} />
        ) : (
          <Section key={`${name} ${id ?? ''}`} name={name} id={id} />
        )}
      </div>
    </div>
  );
}

/** How many records wait in a section, if any. */
function Waiting({ section, overview }: { section: SectionName; overview: Overview }): ReactNode {
  const t = useTranslations('operator');
  const formats = useFormats();
  const [, figure] = figures.find(([name]) => name === section && name !== 'users') ?? [];
  const count = figure === undefined ? 0 : overview[figure];
  const is_on = section === 'maintenance' && overview.is_in_maintenance;
  if (!is_on && count === 0) return null;
  return <span className={classes['waiting']}>{is_on ? t('maintenance.on') : formats.number(count)}</span>;
}

function FirstPage({ query }: { query: UseQueryResult<Overview> }): ReactNode {
  const t = useTranslations('operator');
  const formats = useFormats();
  useTitle(undefined);
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <PartRead query={query} height={120} failed={t('load_failed')}>
        {(overview) => (
          <ul className={classes['figures']}>
            {figures.map(([section, figure]) => (
              <li key={section}>
                <Link
                  to={paths.operator_section}
                  params={{ section }}
                  className={`${ui('card')} ${classes['figure']}`}
                >
                  <strong>{formats.number(overview[figure])}</strong>
                  {t(`sections.${section}`)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PartRead>
    </>
  );
}

/** A section or one of its records, below a link back: from a record to its list, on a phone from a list to the menu. */
function Section({ name, id }: { name: SectionName; id: string | undefined }): ReactNode {
  const t = useTranslations('operator');
  const List = screens[name];
  const Record = records[name];
  const arrow = <Icon name="chevron" size={18} />;
  const look = `${ui('reach')} ${classes['back']}`;
  if (id !== undefined)
    return (
      <>
        <Link to={paths.operator_section} params={{ section: name }} className={look}>
          {arrow}
          {t(`sections.${name}`)}
        </Link>
        {Record !== undefined && <Record id={id} />}
      </>
    );
  return (
    <>
      <Link to={paths.operator} className={`${look} ${classes['toMenu']}`}>
        {arrow}
        {t('title')}
      </Link>
      <Title name={t(`sections.${name}`)} />
      <List />
    </>
  );
}

/** A record has a title of its own. */
function Title({ name }: { name: string }): ReactNode {
  useTitle(name);
  return null;
}
