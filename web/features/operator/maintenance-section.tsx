import { Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorMaintenance } from '#contract/operator-maintenance.ts';
import { call } from '#web/lib/api.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { showToast } from '#web/lib/toasts.ts';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Form, FormMessage } from '#web/ui/form.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { Chip } from './chip.tsx';
import { instantOf, MomentField, momentOf } from './moment-field.tsx';
import classes from './operator.module.css';
import { Part } from './part.tsx';
import { RestoredNote } from '#web/parts/forms/restored-note.tsx';
import { PartRead } from '#web/parts/read-states.tsx';
import { ui } from '#web/ui/primitives.ts';
import { useOperatorAction } from './use-operator-action.ts';
import { useOperatorForm } from './use-operator-form.ts';

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

const names = ['message', 'planned_end'] as const;

function Switch({ state }: { state: OperatorMaintenance }): ReactNode {
  const t = useTranslations('operator.maintenance');
  const operator = useTranslations('operator');
  const formats = useFormats();
  const queries = useQueryClient();
  const { invalidateLists, busy, act } = useOperatorAction();
  const [isAsking, setAsking] = useState(false);
  const form = useOperatorForm(state.is_on ? 'maintenance:on' : 'maintenance', names, {
    message: state.message ?? '',
    planned_end: momentOf(state.planned_end),
  });
  const { values, errors, message, isWorking, place, set, send } = form;

  async function put(is_on: boolean): Promise<void> {
    const text = values.message.trim();
    const body = is_on
      ? { is_on, message: text === '' ? null : text, planned_end: instantOf(values.planned_end) }
      : { is_on };
    queries.setQueryData(
      read('GET admin/maintenance').queryKey,
      await call('PUT admin/maintenance', { body }),
    );
  }

  async function turnOn(): Promise<void> {
    setAsking(false);
    await send({}, async () => {
      await put(true);
      showToast('success', state.is_on ? t('changed') : t('turned_on'));
      await invalidateLists();
    });
  }

  return (
    <div className={ui('grid', 'gap20')}>
      <p className={classes['warning']} data-tone="urgent">
        <Icon name="warning" />
        {state.is_on && state.on_since !== null
          ? t('warning_on', { time: formats.moment(state.on_since) })
          : t('warning_off')}
      </p>
      {state.is_on && (
        <ButtonRow>
          <Button
            is_working={busy === 'end'}
            onClick={() => void act('end', { run: () => put(false), done: t('turned_off') })}
          >
            {t('turn_off')}
          </Button>
        </ButtonRow>
      )}
      <Part title={t('told')}>
        <div ref={place}>
          <Form onSubmit={() => (state.is_on ? void turnOn() : setAsking(true))}>
            {form.isRestored && <RestoredNote onStartAfresh={form.startAfresh} />}
            {message !== undefined && <FormMessage>{message}</FormMessage>}
            <Textarea
              label={t('message')}
              description={t('message_hint')}
              rows={3}
              maxLength={500}
              data-direction="auto"
              value={values.message}
              error={errors.message}
              onChange={({ currentTarget }) => set('message', currentTarget.value)}
            />
            <MomentField
              label={t('planned_end')}
              description={t('planned_end_hint')}
              value={values.planned_end}
              error={errors.planned_end}
              onChange={(moment) => set('planned_end', moment)}
            />
            <ButtonRow>
              <Button type="submit" look={state.is_on ? 'outlinePrimary' : 'danger'} is_working={isWorking}>
                {state.is_on ? operator('save') : t('turn_on')}
              </Button>
            </ButtonRow>
          </Form>
        </div>
      </Part>
      <ConfirmDialog
        is_open={isAsking}
        title={t('ask_title')}
        confirm_label={t('turn_on')}
        cancel_label={operator('cancel')}
        is_danger
        onConfirm={() => void turnOn()}
        onCancel={() => setAsking(false)}
      >
        {t('ask_text')}
      </ConfirmDialog>
    </div>
  );
}
