import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Loyalty } from '#contract/loyalty.ts';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { PageHeader } from '#web/ui/page.tsx';
import { PreviewDrawing } from '#web/ui/preview-drawing.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { MembershipForm } from './membership-form.tsx';
import { MembershipList } from './membership-list.tsx';
import { newMembership, valuesOfMembership } from './membership-values.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './settings.module.css';
import { LoyaltyRead } from './states.tsx';

/** The memberships of the household, or the one that the address edits. */
export function Screen(): ReactNode {
  const { edit } = useSearch({ from: paths.loyalty_settings });
  return (
    <LoyaltyRead>
      {(loyalty) => {
        const is_stored = loyalty.memberships.some(({ id }) => id === edit);
        const is_edit = edit !== undefined && (edit.startsWith('new') || is_stored);
        return (
          <div className={`${ui('page')} ${classes['page']}`}>
            {is_edit ? (
              <Editor key={edit} edit={edit} loyalty={loyalty} />
            ) : (
              <Memberships loyalty={loyalty} />
            )}
          </div>
        );
      }}
    </LoyaltyRead>
  );
}

function Memberships({ loyalty: { memberships } }: { loyalty: Loyalty }): ReactNode {
  const t = useTranslations('loyalty');
  const titles = useTranslations('shell.titles');
  const add = (
    <Link to={paths.loyalty_settings} search={{ edit: 'new' }} className={buttonClass()}>
      {t('settings.add')}
    </Link>
  );
  if (memberships.length === 0) {
    return (
      <StateCard picture={<PreviewDrawing of="loyalty" />} title={t('settings.empty')} actions={add}>
        <p>{t('settings.empty_text')}</p>
      </StateCard>
    );
  }
  return (
    <>
      <PageHeader
        title={titles('loyalty_settings')}
        lead={t('settings.lead')}
        actions={
          <>
            {add}
            <Link to={paths.loyalty} className={buttonClass('outline')}>
              {t('settings.to_loyalty')}
            </Link>
          </>
        }
      />
      <MembershipList memberships={memberships} />
    </>
  );
}

function Editor({ edit, loyalty }: { edit: string; loyalty: Loyalty }): ReactNode {
  const t = useTranslations('loyalty.form');
  const navigate = useNavigate();
  const { data: lines } = useQuery(read('GET catalog/cruise-lines'));
  const { memberships } = loyalty;
  const stored = memberships.find(({ id }) => id === edit);
  const of_line = edit.startsWith('new-') ? edit.slice('new-'.length) : '';
  const line_id = stored?.cruise_line_id ?? of_line;
  const has_own = memberships.some(
    ({ cruise_line_id, member_name }) => cruise_line_id === line_id && member_name === null,
  );
  const line = lines?.items.find(({ id }) => id === line_id)?.name;
  return (
    <>
      <PageHeader title={t(stored === undefined ? 'add' : 'edit')} />
      <MembershipForm
        edit={edit}
        id={stored?.id ?? null}
        first={stored === undefined ? newMembership(of_line, has_own) : valuesOfMembership(stored)}
        memberships={memberships}
        line={line}
        onSaved={() => void navigate({ to: paths.loyalty_settings, ignoreBlocker: true })}
      />
    </>
  );
}
