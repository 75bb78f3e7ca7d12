import { lazy, type ReactNode } from 'react';
import { whenDrawn } from '#web/ui/idle.ts';

type Drawing<Props> = (props: Props) => ReactNode;

/**
 * A drawing that is loaded when it is first shown and the page is idle: a first screen has words to paint. It says
 * nothing that the words beside it do not, so without a network it is left out; `lazy` alone would lose the screen.
 */
export function lazyDrawing<Props extends object>(load: () => Promise<Drawing<Props>>) {
  return lazy(async (): Promise<{ default: Drawing<Props> }> => {
    await new Promise<void>((resolve) => {
      whenDrawn(resolve);
    });
    return { default: await load().catch(() => Nothing) };
  });
}

const Nothing = () => null;
