import type { ReactNode } from 'react';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass, type ButtonLook } from '#web/ui/button-class.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { type OperatorAction, useOperatorAction } from './use-operator-action.ts';
import { type Question, useQuestion } from './use-question.tsx';

/** A call that changes a record, after a question; or a step on the screen; or a link. */
export type RecordAction = {
  label: string;
  /** the same for actions that take each other's place: the button keeps the focus */
  place?: string;
  /** names the record, where several have the same button */
  full_label?: string;
  look?: ButtonLook;
  icon?: IconName;
} & ((OperatorAction & { ask?: Question }) | { onClick: () => void } | { href: string });

/** The actions of a record; false stands for one that it does not offer now. */
type Actions = readonly (RecordAction | false)[];

export function RecordActions({ actions }: { actions: Actions }): ReactNode {
  if (!actions.some(Boolean)) return null;
  return (
    <ButtonRow>
      <ActionButtons actions={actions} />
    </ButtonRow>
  );
}

export function ActionButtons({ actions }: { actions: Actions }): ReactNode {
  return actions.map(
    (action) => action !== false && <ActionButton key={action.place ?? action.label} action={action} />,
  );
}

function ActionButton({ action }: { action: RecordAction }): ReactNode {
  const { label, full_label, look = 'outline', icon } = action;
  const { act, isWorking } = useOperatorAction();
  const ask = 'run' in action ? action.ask : undefined;
  const { begin, dialog } = useQuestion(
    ask && { confirm: label, is_danger: look === 'danger', ...ask },
    () => {
      if ('run' in action) void act(action);
      else if ('onClick' in action) action.onClick();
    },
  );
  if ('href' in action)
    return (
      <a className={buttonClass(look)} href={action.href}>
        {label}
      </a>
    );
  return (
    <>
      <Button look={look} is_working={isWorking} aria-label={full_label} onClick={begin}>
        {icon !== undefined && <Icon name={icon} size={20} />}
        {label}
      </Button>
      {dialog}
    </>
  );
}
