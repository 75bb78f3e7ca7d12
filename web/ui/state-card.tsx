import type { ReactNode } from 'react';
import { ui } from './primitives.ts';
import { Icon, type IconName } from './icon.tsx';
import classes from './state-card.module.css';

/** An empty screen has a drawing of what it will show in place of an icon. */
type Sign = { icon: IconName; picture?: undefined } | { icon?: undefined; picture: ReactNode };

type StateCardProps = Sign & {
  title: ReactNode;
  /** Urgent: something went wrong. */
  is_urgent?: boolean;
  /** A remedy right here. */
  form?: ReactNode;
  /** The way on: links and buttons. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A screen with only a state to show: empty, not found, failed, forbidden, done. It holds the page's h1. */
export function StateCard(props: StateCardProps): ReactNode {
  const { icon, picture, title, is_urgent = false, form, actions, children } = props;
  return (
    <section className={`${ui('stack', 'middle', 'edged', 'paper', 'center', 'gap12')} ${classes['card']}`}>
      {icon === undefined ? (
        picture
      ) : (
        <span
          className={`${ui('sign', 'round', 'below4')} ${classes['badge']} ${is_urgent ? ui('urgent') : ''}`}
        >
          <Icon name={icon} size={34} />
        </span>
      )}
      <div className={ui('stack', 'middle', 'gap12')} role={is_urgent ? 'alert' : undefined}>
        <h1 className={ui('text28')} tabIndex={-1}>
          {title}
        </h1>
        <div className={classes['text']}>{children}</div>
      </div>
      {form !== undefined && <div className={`${ui('full', 'above12')} ${classes['form']}`}>{form}</div>}
      <div className={`${ui('wrap', 'centered', 'gap12', 'above12')} ${classes['actions']}`}>{actions}</div>
    </section>
  );
}
