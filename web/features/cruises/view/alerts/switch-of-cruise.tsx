import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { CruiseSwitch } from '#domain/reminders.ts';
import classes from './alerts.module.css';
import { TurnOn } from '#web/parts/cruise/turn-on.tsx';
import { Switch } from '#web/ui/field.tsx';
import { ui } from '#web/ui/primitives.ts';

interface SwitchProps {
  name: CruiseSwitch;
  cruise: Cruise;
  /** whether the settings allow any reminder that it controls */
  is_on_at_all: boolean;
  isOn: (name: CruiseSwitch) => boolean;
  onTurn: (name: CruiseSwitch, is_on: boolean) => void;
}

/** A switch of this cruise alone; disabled while the settings allow no reminder, whatever the record says. */
export function SwitchOfCruise({ name, cruise, is_on_at_all, isOn, onTurn }: SwitchProps): ReactNode {
  const t = useTranslations('reminders');
  const terms = useTranslations('terms.fields');
  const why_id = useId();
  return (
    <div className={`${ui('bar', 'lineAbove', 'gap0by12')} ${classes['switch']}`}>
      <Switch
        label={terms(name)}
        checked={is_on_at_all && isOn(name)}
        disabled={!cruise.can.edit || !is_on_at_all}
        aria-describedby={is_on_at_all ? undefined : why_id}
        onChange={({ currentTarget }) => onTurn(name, currentTarget.checked)}
      />
      {!is_on_at_all && (
        <p className={`${ui('wrap', 'middle', 'note')} ${classes['why']}`}>
          <span id={why_id}>{t(`off.${name}`)}</span>
          <TurnOn what={name} described_by={why_id} />
        </p>
      )}
    </div>
  );
}
