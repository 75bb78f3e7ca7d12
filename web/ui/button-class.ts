import classes from './button.module.css';

export type ButtonLook = 'filled' | 'outline' | 'outlinePrimary' | 'quiet' | 'danger';

/** The class of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'filled', is_wide = false): string {
  return [classes['button'], classes[look], is_wide ? classes['wide'] : undefined].filter(Boolean).join(' ');
}
