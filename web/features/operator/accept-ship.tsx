import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorMissingShip } from '#contract/operator-ships.ts';
import { call } from '#web/lib/api.ts';
import { isolate } from '#web/lib/bidi.ts';
import { CatalogueField } from '#web/parts/fields/catalogue-field.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Answers } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, FormMessage } from '#web/ui/form.tsx';
import { FieldGrid } from '#web/ui/long-form.tsx';
import classes from './operator.module.css';
import { RestoredNote } from '#web/parts/forms/restored-note.tsx';
import { ui } from '#web/ui/primitives.ts';
import { useOperatorAction } from './use-operator-action.ts';
import { useOperatorForm } from './use-operator-form.ts';

const figures = ['year_in_service', 'gross_tonnage', 'passengers_double'] as const;
const names = ['name', 'cruise_line_id', ...figures, 'imo', 'status', 'line'] as const;
const states = ['active', 'ordered', 'retired'] as const;

interface AcceptShipProps {
  ship: OperatorMissingShip;
  onClose: () => void;
}

/** Takes a typed ship into the catalogue, with its known facts. */
export function AcceptShip({ ship, onClose }: AcceptShipProps): ReactNode {
  const t = useTranslations('operator');
  const terms = useTranslations('terms.fields');
  const ship_states = useTranslations('cruises.form.ship_states');
  const { invalidateLists } = useOperatorAction();
  const { ship_name, cruise_line } = ship;
  const year = ship.proposals.find(({ year_in_service }) => year_in_service !== null)?.year_in_service;
  const form = useOperatorForm(`ship:${ship_name}\n${cruise_line ?? ''}`, names, {
    name: ship_name,
    cruise_line_id: ship.cruise_line_id ?? '',
    year_in_service: year === undefined || year === null ? '' : String(year),
    gross_tonnage: '',
    passengers_double: '',
    imo: '',
    status: 'active',
    line: cruise_line ?? '',
  });
  const { values, errors, message, isWorking, place, set, send } = form;

  async function accept(): Promise<void> {
    const number = (text: string) => (text.trim() === '' ? null : Number(text));
    await call('POST admin/missing-ships', {
      body: {
        decision: 'accepted',
        ship_name,
        cruise_line,
        ship: {
          name: values.name.trim(),
          cruise_line_id: values.cruise_line_id,
          year_in_service: number(values.year_in_service),
          gross_tonnage: number(values.gross_tonnage),
          passengers_double: number(values.passengers_double),
          imo: values.imo.trim() === '' ? null : values.imo.trim(),
          status: states.find((state) => state === values.status) ?? 'active',
        },
      },
    });
    showToast('success', t('ships.accepted', { ship: isolate(values.name.trim()) }));
    onClose();
    await invalidateLists();
  }

  const faults = {
    ...(values.name.trim() === '' && { name: t('required') }),
    ...(values.cruise_line_id === '' && { cruise_line_id: t('ships.choose_line') }),
    ...Object.fromEntries(
      figures.filter((name) => !/^\d{0,7}$/.test(values[name].trim())).map((name) => [name, t('no_number')]),
    ),
  };
  return (
    <Dialog title={t('ships.accept_title', { ship: isolate(ship_name) })} onClose={onClose}>
      <div ref={place} className={ui('grid', 'gap20', 'above16')}>
        <p className={classes['quiet']}>{t('ships.accept_text')}</p>
        <Form onSubmit={() => void send(faults, accept)}>
          {form.isRestored && <RestoredNote onStartAfresh={form.startAfresh} />}
          {message !== undefined && <FormMessage>{message}</FormMessage>}
          <TextInput
            label={terms('ship_name')}
            required
            withAsterisk
            autoComplete="off"
            maxLength={200}
            data-direction="auto"
            value={values.name}
            error={errors.name}
            onChange={({ currentTarget }) => set('name', currentTarget.value)}
          />
          <CatalogueField
            kind="line"
            label={terms('cruise_line')}
            is_required
            is_strict
            value={values.line}
            is_linked={values.cruise_line_id !== ''}
            error={errors.cruise_line_id}
            onType={(text) => {
              set('line', text);
              set('cruise_line_id', '');
            }}
            onChoose={({ id, name }) => {
              set('line', name);
              set('cruise_line_id', id);
            }}
          />
          <FieldGrid>
            {figures.map((name) => (
              <TextInput
                key={name}
                label={t(`ships.${name}`)}
                inputMode="numeric"
                autoComplete="off"
                maxLength={7}
                value={values[name]}
                error={errors[name]}
                onChange={({ currentTarget }) => set(name, currentTarget.value)}
              />
            ))}
            <TextInput
              label={t('ships.imo')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              value={values.imo}
              error={errors.imo}
              onChange={({ currentTarget }) => set('imo', currentTarget.value)}
            />
            <NativeSelect
              label={t('ships.status')}
              value={values.status}
              data={states.map((value) => ({ value, label: ship_states(value) }))}
              onChange={({ currentTarget }) => set('status', currentTarget.value)}
            />
          </FieldGrid>
          <Answers>
            <Button
              look="outline"
              onClick={() => {
                form.end();
                onClose();
              }}
            >
              {t('cancel')}
            </Button>
            <Button type="submit" is_working={isWorking}>
              {t('ships.accept')}
            </Button>
          </Answers>
        </Form>
      </div>
    </Dialog>
  );
}
