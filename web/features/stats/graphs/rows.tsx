import { type ReactNode, useId } from 'react';
import {
  BarGroup,
  BookedPattern,
  inColour,
  type DrawingProps,
  useBarKeys,
  useDrawingRoom,
} from './drawing.tsx';
import { cutTo, longestOf } from './graph-data.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './graphs.module.css';

interface RowsProps extends DrawingProps {
  /** the text at the end of a row */
  textOf: (value: number, name: string, is_narrow: boolean) => string;
  colours?: ReadonlyMap<string | null, string> | undefined;
}

const high = 46;
const thick = 12;

/** Horizontal bars, for named entries: the name stands above its bar, so that it is readable on a phone. */
export function Rows(props: RowsProps): ReactNode {
  const { bars, label, labelOf, is_rtl, onChoose, textOf, colours } = props;
  const { width, drawing } = useDrawingRoom();
  const pattern = useId();
  const keys = useBarKeys(bars.length, is_rtl);
  const most = longestOf(bars);
  const height = bars.length * high;
  const mirrored = (x: number) => (is_rtl ? width - x : x);
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
        {bars.map(
          ({ key, booked }, index) =>
            booked > 0 &&
            colours?.has(key) === true && (
              <BookedPattern key={key} id={`${pattern}${index}`} colour={colours.get(key)} />
            ),
        )}
      </defs>
      {bars.map((bar, index) => {
        const y = index * high;
        const long = (value: number) => (bar.is_rest === true ? 0 : (value / most) * width);
        const sailed = long(bar.value - bar.booked);
        const booked = long(bar.booked);
        const colour = colours?.get(bar.key);
        const own = colour === undefined ? undefined : inColour(colour);
        return (
          <BarGroup
            key={bar.key ?? `none ${bar.name}`}
            bar={bar}
            index={index}
            keys={keys}
            label={labelOf(bar)}
            onChoose={onChoose}
          >
            <rect
              data-screen-only
              className={classes['room']}
              x={0}
              y={y}
              width={width}
              height={high}
              rx={8}
            />
            {sailed > 0 && (
              <rect
                className={colour === undefined ? classes['sailed'] : classes['ofLine']}
                style={own}
                x={is_rtl ? width - sailed : 0}
                y={y + 27}
                width={sailed}
                height={thick}
                rx={3}
              />
            )}
            {booked > 0 && (
              <rect
                className={classes['booked']}
                style={own}
                fill={`url(#${pattern}${colour === undefined ? '' : index})`}
                x={is_rtl ? width - sailed - booked : sailed}
                y={y + 27}
                width={booked}
                height={thick}
                rx={3}
              />
            )}
          </BarGroup>
        );
      })}
      {bars.map(({ key, name, value }, index) => {
        const y = index * high + 20;
        const text = textOf(value, name, width < 420);
        return (
          <g key={key ?? `none ${name}`} className={classes['words']} aria-hidden="true">
            <text className={`${ui('text16', 'strong')} ${classes['rowName']}`} x={mirrored(0)} y={y}>
              {cutTo(name, width - widthOf(text) - 16, widthOf)}
            </text>
            <text className={classes['rowValue']} x={mirrored(width)} y={y} textAnchor="end">
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

let pen: CanvasRenderingContext2D | null | undefined;

/** The width of a text, measured on a hidden canvas: measuring it in the page would cause a new layout. */
function widthOf(text: string): number {
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext('2d');
    if (pen !== null) pen.font = `600 16px ${getComputedStyle(document.body).fontFamily}`;
  }
  return pen?.measureText(text).width ?? text.length * 9;
}
