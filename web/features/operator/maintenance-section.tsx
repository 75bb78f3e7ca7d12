import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorMaintenance } from '#contract/operator-maintenance.ts';
import { call } from '#web/lib/api.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { PartRead } from '#web/parts/read-states.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './operator.module.css';
import { Chip, Part } from './part.tsx';
import { instantOf, momentOf } from './records/moments.ts';
import { RecordActions } from './records/record-actions.tsx';
import { RecordForm } from './records/record-form.tsx';
import { useOperatorAction } from './records/use-operator-action.ts';
import { useOperatorForm } from './records/use-operator-form.ts';

export function MaintenanceSection(): ReactNode {
  const t = useTranslations('operator.maintenance');
  const operator = useTranslations('operator');
  const query = useQuery(read('GET admin/maintenance'));
  const { data } = query;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={data !== undefined && <Chip is_urgent={data.is_on}>{data.is_on ? t('on') : t('off')}</Chip>}
      />
      <PartRead query={query} height={380} failed={operator('load_failed')}>
        {(state) => <Switch key={String(state.is_on)} state={state} />}
      </PartRead>
    </>
  );
}

function Switch({
  state: { is_on, on_since, message, planned_end },
}: {
  state: OperatorMaintenance;
}): ReactNode {
  const t = useTranslations('operator.maintenance');
  const operator = useTranslations('operator');
  const formats = useFormats();
  const queries = useQueryClient();
  const { carryOut } = useOperatorAction();
  const form = useOperatorForm(is_on ? 'maintenance:on' : 'maintenance', {
    message: message ?? '',
    planned_end: momentOf(planned_end),
  });

  async function put(turns_on: boolean): Promise<void> {
    const text = form.values.message.trim();
    const words = { message: text === '' ? null : text, planned_end: instantOf(form.values.planned_end) };
    const body = { is_on: turns_on, ...(turns_on && words) };
    const answer = await call('PUT admin/maintenance', { body });
    queries.setQueryData(read('GET admin/maintenance').queryKey, answer);
  }

  return (
    <div className={ui('grid', 'gap20')}>
      <p className={classes['warning']} data-tone="urgent">
        <Icon name="warning" />
        {is_on && on_since !== null ? t('warning_on', { time: formats.moment(on_since) }) : t('warning_off')}
      </p>
      <RecordActions
        actions={[
          is_on && {
            label: t('turn_off'),
            look: 'filled',
            run: () => put(false),
            done: t('turned_off'),
          },
        ]}
      />
      <Part title={t('told')}>
        <RecordForm
          form={form}
          rows={[
            [{ kind: 'long', name: 'message', label: t('message'), hint: t('message_hint'), most: 500 }],
            [{ kind: 'moment', name: 'planned_end', label: t('planned_end'), hint: t('planned_end_hint') }],
          ]}
          ask={is_on ? undefined : { title: t('ask_title'), text: t('ask_text'), confirm: t('turn_on') }}
          save={() => carryOut({ run: () => put(true), done: is_on ? t('changed') : t('turned_on') })}
          submit={is_on ? operator('save') : t('turn_on')}
          look={is_on ? 'outlinePrimary' : 'danger'}
        />
      </Part>
    </div>
  );
}
