import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#web/lib/formats.ts';
import { isShipMode, setShipMode, subscribeShipMode } from '#web/lib/ship-mode.ts';
import { Button } from '#web/ui/button.tsx';
import { useNow } from '#web/ui/clock.ts';
import { Switch } from '#web/ui/field.tsx';
import { ui } from '#web/ui/primitives.ts';

/** The switch, or the line that says that it is on. */
export function ShipMode(props: { at?: number | undefined } | { is_switch: true }): ReactNode {
  return 'is_switch' in props ? <ShipSwitch /> : <ShipLine at={props.at} />;
}

/** What changed, to the device and to the screen. */
async function bring(): Promise<boolean> {
  return import('#web/lib/bring-record.ts').then(
    ({ updateNow }) => updateNow(),
    // without a network the file does not come either
    () => false,
  );
}

function turn(is_on: boolean): void {
  setShipMode(is_on);
  if (!is_on) void bring();
}

/** Turns ship mode on and off on this device. */
export function ShipSwitch({ className }: { className?: string }): ReactNode {
  const t = useTranslations('ship_mode');
  return (
    <Switch
      name="ship_mode"
      label={t('label')}
      description={t('hint')}
      className={className}
      checked={useSyncExternalStore(subscribeShipMode, isShipMode)}
      onChange={({ target }) => turn(target.checked)}
    />
  );
}

/**
 * The line below the bar while ship mode is on.
 * @param at when the oldest answer on the screen was read; undefined: all of them are new
 */
function ShipLine({ at }: { at: number | undefined }): ReactNode {
  const t = useTranslations('ship_mode');
  const shell = useTranslations('shell');
  const formats = useFormats();
  const moment = useNow('minute');
  const [state, setState] = useState<'asking' | 'failed'>();
  const ago = at === undefined ? undefined : formats.ago(new Date(at).toISOString(), moment);

  async function update(): Promise<void> {
    setState('asking');
    setState((await bring()) ? undefined : 'failed');
  }

  function turnOff(): void {
    turn(false);
    // the pressed button goes with its line
    document.getElementById('main')?.focus();
  }

  return (
    <section
      aria-label={t('label')}
      className={`${ui('wrap', 'middle', 'centered', 'padInline16')} ${ui('gap4by12')}`}
    >
      <span className={ui('muted', 'text13')}>{ago === undefined ? t('label') : t('as_of', { ago })}</span>
      <output className={ui('text13')}>{state === 'failed' && shell('no_connection')}</output>
      <Button look="quiet" is_working={state === 'asking'} onClick={() => void update()}>
        {t('update')}
      </Button>
      <Button look="quiet" onClick={turnOff}>
        {t('turn_off')}
      </Button>
    </section>
  );
}
