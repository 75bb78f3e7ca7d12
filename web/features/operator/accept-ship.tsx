import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorMissingShip } from '#contract/operator-ships.ts';
import { call } from '#web/lib/api.ts';
import { isolate } from '#web/lib/bidi.ts';
import { RecordDialog } from './records/record-dialog.tsx';
import { type Faults, useOperatorForm } from './records/use-operator-form.ts';

const figures = ['year_in_service', 'gross_tonnage', 'passengers_double'] as const;
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
  const { ship_name, cruise_line } = ship;
  const form = useOperatorForm(`ship:${ship_name}\n${cruise_line ?? ''}`, valuesOf(ship));
  const { values } = form;
  const name = values.name.trim();

  function check(): Faults<keyof typeof values> {
    const numbers = figures.map((figure) => [
      figure,
      !/^\d{0,7}$/.test(values[figure].trim()) && t('no_number'),
    ]);
    return {
      name: name === '' && t('required'),
      cruise_line_id: values.cruise_line_id === '' && t('ships.choose_line'),
      ...(Object.fromEntries(numbers) as Faults<(typeof figures)[number]>),
    };
  }

  return (
    <RecordDialog
      title={t('ships.accept_title', { ship: isolate(ship_name) })}
      lead={t('ships.accept_text')}
      form={form}
      rows={[
        [{ kind: 'text', name: 'name', label: terms('ship_name'), most: 200, is_required: true }],
        [{ kind: 'line', name: 'line', id: 'cruise_line_id', label: terms('cruise_line') }],
        [
          ...[...figures, 'imo' as const].map(
            (figure) => ({ kind: 'figure', name: figure, label: t(`ships.${figure}`), most: 7 }) as const,
          ),
          {
            kind: 'choice',
            name: 'status',
            label: t('ships.status'),
            options: Object.fromEntries(states.map((state) => [state, ship_states(state)])),
          },
        ],
      ]}
      check={check}
      save={() =>
        call('POST admin/missing-ships', {
          body: { decision: 'accepted', ship_name, cruise_line, ship: factsOf(values) },
        })
      }
      done={t('ships.accepted', { ship: isolate(name) })}
      submit={t('ships.accept')}
      onClose={onClose}
    />
  );
}

function valuesOf({ ship_name, cruise_line, cruise_line_id, proposals }: OperatorMissingShip) {
  const year = proposals.find(({ year_in_service }) => year_in_service !== null)?.year_in_service;
  return {
    name: ship_name,
    cruise_line_id: cruise_line_id ?? '',
    year_in_service: String(year ?? ''),
    gross_tonnage: '',
    passengers_double: '',
    imo: '',
    status: 'active',
    line: cruise_line ?? '',
  };
}

function factsOf(values: ReturnType<typeof valuesOf>) {
  const number = (text: string) => (text.trim() === '' ? null : Number(text));
  const imo = values.imo.trim();
  return {
    name: values.name.trim(),
    cruise_line_id: values.cruise_line_id,
    year_in_service: number(values.year_in_service),
    gross_tonnage: number(values.gross_tonnage),
    passengers_double: number(values.passengers_double),
    imo: imo === '' ? null : imo,
    status: states.find((state) => state === values.status) ?? 'active',
  };
}
