import {
  createContext,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useState,
} from 'react';
import type { DrawnBar } from './graph-data.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './graphs.module.css';

/** The props of a drawing of bars. */
export interface DrawingProps {
  bars: readonly DrawnBar[];
  label: string;
  /** the label of a bar for screen readers */
  labelOf: (bar: DrawnBar) => string;
  is_rtl: boolean;
  onChoose: (bar: DrawnBar) => void;
}

interface Room {
  width: number;
  drawing: RefObject<SVGSVGElement | null>;
}

/** The size of a drawing, and the element from which its card makes a picture. */
export const DrawingRoom = createContext<Room | undefined>(undefined);

export function useDrawingRoom(): Room {
  const room = use(DrawingRoom);
  if (room === undefined) throw new Error('a graph is drawn on its card');
  return room;
}

const arrows: Partial<Record<string, 'next' | 'before'>> = { ArrowDown: 'next', ArrowUp: 'before' };

/** A drawing has one tab stop, and the arrow keys move from bar to bar. */
export function useBarKeys(count: number, is_rtl: boolean) {
  const [at, setAt] = useState(0);
  const current = Math.min(at, count - 1);
  const move = (event: KeyboardEvent<SVGGElement>, index: number) => {
    const sideways = { ArrowRight: is_rtl ? 'before' : 'next', ArrowLeft: is_rtl ? 'next' : 'before' };
    const way = arrows[event.key] ?? Object.entries(sideways).find(([key]) => key === event.key)?.[1];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? count - 1
          : way === undefined
            ? undefined
            : Math.min(count - 1, Math.max(0, index + (way === 'next' ? 1 : -1)));
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
    const all = event.currentTarget.parentElement?.querySelectorAll<SVGGElement>('[data-bar]');
    all?.[to]?.focus();
  };
  return { current, setAt, move };
}

interface BarGroupProps {
  bar: DrawnBar;
  index: number;
  keys: ReturnType<typeof useBarKeys>;
  label: string;
  onChoose: (bar: DrawnBar) => void;
  children: ReactNode;
}

/** A bar that can be clicked and focused; the bar for several entries only has a label. */
export function BarGroup({ bar, index, keys, label, onChoose, children }: BarGroupProps): ReactNode {
  const is_choice = bar.key !== null && bar.value > 0;
  return (
    <g
      data-bar={index}
      role={is_choice ? 'button' : 'img'}
      aria-label={label}
      tabIndex={index === keys.current ? 0 : -1}
      className={is_choice ? `${ui('pointer')} ${classes['choice']}` : classes['still']}
      onClick={() => {
        keys.setAt(index);
        if (is_choice) onChoose(bar);
      }}
      onKeyDown={(event) => {
        if (is_choice && (event.key === 'Enter' || event.key === ' ')) {
          event.preventDefault();
          onChoose(bar);
        } else keys.move(event, index);
      }}
    >
      <title>{label}</title>
      {children}
    </g>
  );
}

/** The colour of a cruise line, which the style sheet lightens in dark mode. */
export function inColour(colour: string): CSSProperties {
  return { '--line': colour } as CSSProperties;
}

/** Hatching over the colour of booked cruises, to tell them apart without colours too. */
export function BookedPattern({ id, colour }: { id: string; colour?: string | undefined }): ReactNode {
  const style = colour === undefined ? undefined : inColour(colour);
  return (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className={classes['bookedGround']} style={style} width="7" height="7" />
      <line className={classes['bookedLine']} style={style} x1="1.5" y1="0" x2="1.5" y2="7" />
    </pattern>
  );
}
