import { type ReactNode, useId } from 'react';
import { BarGroup, BookedPattern, type DrawingProps, useBarKeys, useDrawingRoom } from './drawing.tsx';
import { everyOf, scaleOf } from './graph-data.ts';
import classes from './graphs.module.css';

interface ColumnsProps extends DrawingProps {
  /** the labels of the scale */
  tickOf: (value: number) => string;
  /** the label under a bar */
  footOf: (name: string) => string;
  foot_width: number;
  is_whole: boolean;
}

const height = 220;
const top = 12;
const foot = 26;
const letter = 7.5;

/** Vertical bars for years and months: time runs in the direction of reading. */
export function Columns(props: ColumnsProps): ReactNode {
  const { bars, label, labelOf, is_rtl, onChoose, tickOf, footOf, foot_width, is_whole } = props;
  const { width, drawing } = useDrawingRoom();
  const pattern = useId();
  const keys = useBarKeys(bars.length, is_rtl);
  const scale = scaleOf(Math.max(0, ...bars.map(({ value }) => value)), is_whole);
  const most = scale.at(-1) ?? 1;
  const ticks = scale.map((value) => ({ value, text: tickOf(value) }));
  const side = Math.max(...ticks.map(({ text }) => text.length)) * letter + 10;
  // room for the half of the last label that reaches beyond its bar
  const beyond = Math.max(0, foot_width * 0.4 - (width - side) / bars.length / 2);
  const plot = width - side - beyond;
  const step = plot / bars.length;
  const thick = Math.min(44, Math.max(2, step * 0.66));
  const every = everyOf(bars.length, plot, foot_width);
  const yOf = (value: number) => top + (height - top - foot) * (1 - value / most);
  const mirrored = (x: number) => (is_rtl ? width - x : x);
  const bottom = yOf(0);
  return (
    <svg
      ref={drawing}
      className={classes['drawing']}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="group"
      aria-label={label}
    >
      <defs>
        <BookedPattern id={pattern} />
      </defs>
      {ticks.map(({ value, text }) => (
        <Tick
          key={value}
          text={text}
          is_axis={value === 0}
          y={yOf(value)}
          x={side}
          to={width}
          at={mirrored}
        />
      ))}
      {bars.map((bar, index) => {
        const middle = side + step * (index + 0.5);
        const bar_at = { x: mirrored(middle) - thick / 2, width: thick, rx: Math.min(3, thick / 4) };
        const sailed = bar.value - bar.booked;
        return (
          <BarGroup
            key={bar.key ?? bar.name}
            bar={bar}
            index={index}
            keys={keys}
            label={labelOf(bar)}
            onChoose={onChoose}
          >
            <rect
              data-screen-only
              className={classes['room']}
              x={mirrored(middle) - step / 2}
              y={0}
              width={step}
              height={height}
            />
            {sailed > 0 && (
              <rect {...bar_at} className={classes['sailed']} y={yOf(sailed)} height={bottom - yOf(sailed)} />
            )}
            {bar.booked > 0 && (
              <rect
                {...bar_at}
                className={classes['booked']}
                fill={`url(#${pattern})`}
                y={yOf(bar.value)}
                height={yOf(sailed) - yOf(bar.value)}
              />
            )}
          </BarGroup>
        );
      })}
      <g className={classes['words']} aria-hidden="true">
        {bars.map(
          ({ key, name }, index) =>
            (bars.length - 1 - index) % every === 0 && (
              <text
                key={key ?? name}
                className={classes['tick']}
                x={mirrored(side + step * (index + 0.5))}
                y={height - 6}
                textAnchor="middle"
              >
                {footOf(name)}
              </text>
            ),
        )}
      </g>
    </svg>
  );
}

interface TickProps {
  text: string;
  is_axis: boolean;
  y: number;
  x: number;
  to: number;
  /** the place of an x, from the other side in a script that runs from the right */
  at: (x: number) => number;
}

/** A line of the scale with its label. */
function Tick({ text, is_axis, y, x, to, at }: TickProps): ReactNode {
  return (
    <g aria-hidden="true">
      <line className={classes[is_axis ? 'axis' : 'line']} x1={at(x)} x2={at(to)} y1={y} y2={y} />
      <text className={classes['tick']} x={at(x - 8)} y={y + 5} textAnchor="end">
        {text}
      </text>
    </g>
  );
}
