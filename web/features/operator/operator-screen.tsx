import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { NotFoundScreen } from '#web/parts/not-found-screen.tsx';
import { paths } from '#web/lib/paths.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import type { Answer } from '#web/lib/api-types.ts';
import { PartRead } from '#web/parts/read-states.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { AnnouncementsSection } from './announcements/announcements-section.tsx';
import { AuditSection } from './audit-section.tsx';
import { CodesSection } from './codes-section.tsx';
import { FailuresSection } from './failures-section.tsx';
import { MaintenanceSection } from './maintenance-section.tsx';
import classes from './frame.module.css';
import { MessagesSection } from './messages-section.tsx';
import { ReportsSection } from './reports-section.tsx';
import { SchedulesSection } from './schedules/schedules-section.tsx';
import { ShipScheduleView } from './schedules/ship-schedule.tsx';
import { isSection, type SectionName, sections } from './sections.ts';
import { ShipsSection } from './ships-section.tsx';
import { useTitle } from './use-title.ts';
import { UserView } from './users/user-view.tsx';
import { UsersSection } from './users/users-section.tsx';

/** The screens of an operator: a menu at the side, or as the first page of a phone, and one section at a time. */
export function Screen(): ReactNode {
  const t = useTranslations('operator');
  const { section, id } = useParams({ strict: false });
  const name = section !== undefined && isSection(section) ? section : undefined;
  const { error } = useQuery(read('GET admin/overview'));
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
                <Waiting section={one} />
                <Icon name="chevron" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes['content']}>
        {name === undefined ? (
          <>
            <Title />
            <PageHeader title={t('title')} lead={t('lead')} />
            <Overview />
          </>
        ) : (
          <>
            <Back section={name} has_record={id !== undefined} />
            {id === undefined && <Title key={name} name={t(`sections.${name}`)} />}
            <Section key={`${name} ${id ?? ''}`} name={name} id={id} />
          </>
        )}
      </div>
    </div>
  );
}

/** A record has a title of its own. */
function Title({ name }: { name?: string }): ReactNode {
  useTitle(name);
  return null;
}

/** How many records wait in a section, if any. */
function Waiting({ section }: { section: SectionName }): ReactNode {
  const t = useTranslations('operator');
  const formats = useFormats();
  const { data } = useQuery(read('GET admin/overview'));
  if (data === undefined) return null;
  if (section === 'maintenance') {
    return data.is_in_maintenance && <span className={classes['waiting']}>{t('maintenance.on')}</span>;
  }
  const counts: Partial<Record<SectionName, number>> = {
    reports: data.open_reports,
    messages: data.open_messages,
    ships: data.missing_ships,
    failures: data.failed_jobs,
  };
  const count = counts[section] ?? 0;
  return count > 0 && <span className={classes['waiting']}>{formats.number(count)}</span>;
}

/** The figures of the first page. */
function Overview(): ReactNode {
  const t = useTranslations('operator');
  const formats = useFormats();
  const query = useQuery(read('GET admin/overview'));
  const figuresOf = (counts: Answer<'GET admin/overview'>) =>
    [
      ['users', counts.users],
      ['reports', counts.open_reports],
      ['messages', counts.open_messages],
      ['ships', counts.missing_ships],
      ['failures', counts.failed_jobs],
    ] as const;
  return (
    <PartRead query={query} height={120} failed={t('load_failed')}>
      {(counts) => (
        <ul className={classes['figures']}>
          {figuresOf(counts).map(([section, figure]) => (
            <li key={section}>
              <Link
                to={paths.operator_section}
                params={{ section }}
                className={`${ui('card')} ${classes['figure']}`}
              >
                <strong>{formats.number(figure)}</strong>
                {t(`sections.${section}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </PartRead>
  );
}

/** A link back: on a phone to the menu, which is a page of its own; from a record to its list. */
function Back({ section, has_record }: { section: SectionName; has_record: boolean }): ReactNode {
  const t = useTranslations('operator');
  const arrow = <Icon name="chevron" size={18} />;
  return has_record ? (
    <Link to={paths.operator_section} params={{ section }} className={`${ui('reach')} ${classes['back']}`}>
      {arrow}
      {t(`sections.${section}`)}
    </Link>
  ) : (
    <Link to={paths.operator} className={`${ui('reach')} ${classes['back']} ${classes['toMenu']}`}>
      {arrow}
      {t('title')}
    </Link>
  );
}

function Section({ name, id }: { name: SectionName; id: string | undefined }): ReactNode {
  switch (name) {
    case 'users':
      return id === undefined ? <UsersSection /> : <UserView id={id} />;
    case 'codes':
      return <CodesSection />;
    case 'reports':
      return <ReportsSection />;
    case 'messages':
      return <MessagesSection />;
    case 'ships':
      return <ShipsSection />;
    case 'schedules':
      return id === undefined ? <SchedulesSection /> : <ShipScheduleView id={id} />;
    case 'maintenance':
      return <MaintenanceSection />;
    case 'announcements':
      return <AnnouncementsSection />;
    case 'failures':
      return <FailuresSection />;
    case 'audit':
      return <AuditSection />;
    default:
      return name satisfies never;
  }
}
