import { lazy, type ReactNode } from 'react';

type Drawing<Props> = (props: Props) => ReactNode;

/**
 * A drawing that is loaded when it is first shown: a first screen has words to paint. It says nothing that the words
 * beside it do not, so without a network it is left out; `lazy` alone would lose the screen.
 */
export function lazyDrawing<Props extends object>(load: () => Promise<Drawing<Props>>) {
  return lazy(async (): Promise<{ default: Drawing<Props> }> => ({
    default: await load().catch(() => Nothing),
  }));
}

const Nothing = () => null;
