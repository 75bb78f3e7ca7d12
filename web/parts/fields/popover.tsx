import '@mantine/core/styles/Popover.layer.css';
import { DirectionContext, MantineProvider, Popover, type PopoverProps } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { directionOf } from '#domain/languages.ts';
import { useLanguage } from '#web/lib/preferences.ts';
import classes from './popover.module.css';

const nothing = () => {};
/** `web/lib/color-scheme.ts` sets the scheme of the page, which Mantine's styles read there. */
const no_manager = {
  get: () => 'auto' as const,
  set: nothing,
  subscribe: nothing,
  unsubscribe: nothing,
  clear: nothing,
};

/** What belongs to a field and covers what is below it. All of Mantine stands within. */
export function FieldPopover(props: PopoverProps): ReactNode {
  const dir = directionOf(useLanguage());
  const direction = useMemo(() => ({ dir, toggleDirection: nothing, setDirection: nothing }), [dir]);
  return (
    <DirectionContext value={direction}>
      <MantineProvider
        colorSchemeManager={no_manager}
        getRootElement={() => undefined}
        // Mantine would write both as HTML, which the server's policy forbids; popover.module.css has the variables
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {/* without a fade, as motion is for what it explains; a test of contrast failed in the middle of one */}
        <Popover transitionProps={{ duration: 0 }} {...props} />
      </MantineProvider>
    </DirectionContext>
  );
}

export const PopoverTarget: typeof Popover.Target = Popover.Target;

export function PopoverDropdown({
  className = '',
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}): ReactNode {
  return <Popover.Dropdown className={`${classes['dropdown']} ${className}`}>{children}</Popover.Dropdown>;
}
