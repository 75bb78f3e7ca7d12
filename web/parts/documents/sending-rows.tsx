import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { whenIdle } from '#web/ui/idle.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './sending-row.module.css';
import type { SendingRowProps } from './sending-row.tsx';
import type { Upload } from './uploads.ts';

const load = async () => (await import('./sending-row.tsx')).SendingRow;
const SendingRow = lazyPart(load);
// before the network goes
whenIdle(() => void load().catch(() => undefined));

interface SendingRowsProps extends Omit<SendingRowProps, 'sending'> {
  items: readonly Upload[];
}

/** The list items of the files being uploaded. */
export function SendingRows({ items, ...rest }: SendingRowsProps): ReactNode {
  return (
    <Suspense
      fallback={items.map(({ id, file, state }) => (
        <li key={id} className={rest.className} data-state={state}>
          <span className={`${ui('sign', 'rounded', 'full')} ${classes['tile']}`}>
            <Icon name="record" size={22} />
          </span>
          {/* a line of its own: a name would stand at its own side */}
          <p className={ui('strong', 'breaking')}>
            <bdi>{file.name}</bdi>
          </p>
        </li>
      ))}
    >
      {items.map((upload) => (
        <SendingRow key={upload.id} sending={upload} {...rest} />
      ))}
    </Suspense>
  );
}
