import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import classes from './alerts.module.css';
import type { AlertSwitch } from './use-alert-switch.ts';

interface SwitchProps {
  name: AlertSwitch;
  cruise: Cruise;
  isOn: (name: AlertSwitch) => boolean;
  onTurn: (name: AlertSwitch, is_on: boolean) => void;
}

/** Of this cruise alone; who may only look at it sees how it stands. */
export function SwitchOfCruise({ name, cruise, isOn, onTurn }: SwitchProps): ReactNode {
  const terms = useTranslations('terms.fields');
  return (
    <Switch
      size="md"
      label={terms(name)}
      className={classes['switch']}
      checked={isOn(name)}
      disabled={!cruise.can.edit}
      onChange={({ currentTarget }) => onTurn(name, currentTarget.checked)}
    />
  );
}
