import type { ReactNode } from 'react';
import type { Condition } from '#domain/weather.ts';
import classes from './condition-icon.module.css';

/*
 * Icons of the sky, drawn on the grid of icon.tsx in a few colours: the sun gold, clouds in the colour of the text,
 * rain teal. Each drawing is made of parts in painting order, the farthest first.
 */

type Ink = 'sun' | 'moon' | 'cloud' | 'far' | 'rain' | 'ice' | 'bolt' | 'haze';

/** Lines of one colour; those of `shape` are filled as well. */
interface Part {
  ink: Ink;
  shape?: string;
  lines?: string;
}

const cloud = 'M7.2 19.5a4.2 4.2 0 0 1-.5-8.37 5.6 5.6 0 0 1 10.75 1.12 3.65 3.65 0 0 1-.45 7.25z';
const high_cloud = 'M7.2 15.5a4.2 4.2 0 0 1-.5-8.37 5.6 5.6 0 0 1 10.75 1.12 3.65 3.65 0 0 1-.45 7.25z';
const small_cloud = 'M12.6 20.5a2.9 2.9 0 0 1-.25-5.79 3.9 3.9 0 0 1 7.45.8 2.52 2.52 0 0 1-.3 4.99z';

const sun: Part = {
  ink: 'sun',
  shape: 'M12 7.6a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8',
  lines:
    'M12 2.2v2.2M12 19.6v2.2M2.2 12h2.2M19.6 12h2.2M5.07 5.07l1.56 1.56M17.37 17.37l1.56 1.56M5.07 18.93l1.56-1.56M17.37 6.63l1.56-1.56',
};
const moon: Part = { ink: 'moon', shape: 'M20 14.6A8.4 8.4 0 1 1 9.4 4a6.8 6.8 0 0 0 10.6 10.6z' };
/** behind a cloud */
const high_sun: Part = {
  ink: 'sun',
  shape: 'M15.6 4.6a4.1 4.1 0 1 0 0 8.2 4.1 4.1 0 0 0 0-8.2',
  lines: 'M15.6 1v1.3M10.2 3.3l1 1M21 3.3l-1 1M23.3 8.7H22M21 14.1l-1-1',
};
const high_moon: Part = { ink: 'moon', shape: 'M13.6 9.1A5.8 5.8 0 1 0 21.1 1.6a4.9 4.9 0 0 1-7.5 7.5z' };
const low_sun: Part = {
  ink: 'sun',
  shape: 'M9.8 5.6a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8',
  lines: 'M9.8 1.4v1.7M2 10h1.7M4 4.2l1.3 1.3M15.6 4.2l-1.3 1.3M4 15.8l1.3-1.3',
};
const low_moon: Part = { ink: 'moon', shape: 'M17 12.4A7.2 7.2 0 1 1 8.1 3.4a5.9 5.9 0 0 0 8.9 9z' };
const clouds: Part = { ink: 'cloud', shape: cloud };
const cloud_above: Part = { ink: 'cloud', shape: high_cloud };

const shower: readonly Part[] = [
  { ink: 'cloud', shape: 'M6.8 17a3.8 3.8 0 0 1-.45-7.57 5.05 5.05 0 0 1 9.7 1.01A3.3 3.3 0 0 1 15.6 17z' },
  { ink: 'rain', lines: 'M8.4 19.5l-.8 2.3M12.2 19.5l-.8 2.3M16 19.5l-.8 2.3' },
];

type Drawing = readonly Part[];
const both = (drawing: Drawing) => ({ day: drawing, night: drawing });

const drawings: Record<Condition, { day: Drawing; night: Drawing }> = {
  clear: { day: [sun], night: [moon] },
  mostly_clear: {
    day: [low_sun, { ink: 'cloud', shape: small_cloud }],
    night: [low_moon, { ink: 'cloud', shape: small_cloud }],
  },
  partly_cloudy: { day: [high_sun, clouds], night: [high_moon, clouds] },
  cloudy: both([
    {
      ink: 'far',
      shape: 'M13.2 12.6a3.2 3.2 0 0 1 .1-6.3 4.3 4.3 0 0 1 8.1 1.2 2.6 2.6 0 0 1-.2 5.1z',
    },
    {
      ink: 'cloud',
      shape: 'M5.9 19.5a3.9 3.9 0 0 1-.45-7.77 5.2 5.2 0 0 1 9.98 1.04 3.4 3.4 0 0 1-.42 6.73z',
    },
  ]),
  fog: both([
    {
      ink: 'cloud',
      shape: 'M7.2 13.5a4.2 4.2 0 0 1-.5-8.37A5.6 5.6 0 0 1 17.45 6.25 3.65 3.65 0 0 1 17 13.5z',
    },
    { ink: 'haze', lines: 'M3.5 17h12M18.5 17h2M6 20.5h2M11 20.5h9' },
  ]),
  drizzle: both([cloud_above, { ink: 'rain', lines: 'M8.4 18.7l-.3.9M12.2 20.7l-.3.9M16 18.7l-.3.9' }]),
  rain: both([
    cloud_above,
    { ink: 'rain', lines: 'M8.7 18.2l-1.1 3.2M12.5 18.2l-1.1 3.2M16.3 18.2l-1.1 3.2' },
  ]),
  heavy_rain: both([
    cloud_above,
    { ink: 'rain', lines: 'M6.6 18l-1.4 4.2M10.4 18L9 22.2M14.2 18l-1.4 4.2M18 18l-1.4 4.2' },
  ]),
  freezing_rain: both([
    cloud_above,
    { ink: 'rain', lines: 'M7.6 18.2l-.8 2.4M11.9 18.2l-.8 2.4M16.2 18.2l-.8 2.4' },
    { ink: 'ice', lines: 'M4.5 22.7h15' },
  ]),
  sleet: both([
    cloud_above,
    { ink: 'rain', lines: 'M7.9 18.2l-1.1 3.2M17 18.2l-1.1 3.2' },
    { ink: 'ice', lines: 'M12 17.9v3.8M10.35 18.85l3.3 1.9M13.65 18.85l-3.3 1.9' },
  ]),
  snow: both([
    cloud_above,
    {
      ink: 'ice',
      lines: 'M8 17.7v3.4M6.5 18.55l3 1.7M9.5 18.55l-3 1.7M15.8 18.9v3.4M14.3 19.75l3 1.7M17.3 19.75l-3 1.7',
    },
  ]),
  heavy_snow: both([
    cloud_above,
    {
      ink: 'ice',
      lines:
        'M6 17.4v3.2M4.6 18.2l2.8 1.6M7.4 18.2l-2.8 1.6M12 19.4v3.2M10.6 20.2l2.8 1.6M13.4 20.2l-2.8 1.6M18 17.4v3.2M16.6 18.2l2.8 1.6M19.4 18.2l-2.8 1.6',
    },
  ]),
  showers: {
    day: [high_sun, ...shower],
    night: [high_moon, ...shower],
  },
  thunderstorm: both([
    cloud_above,
    { ink: 'rain', lines: 'M7.2 18l-1 2.9M18 18l-1 2.9' },
    { ink: 'bolt', shape: 'M13 12.2l-3.2 5.2h2.5l-1 4.4 3.9-5.8h-2.6l1.6-3.8z' },
  ]),
  squall: both([
    {
      ink: 'far',
      lines: 'M2.5 12h14.8a2.85 2.85 0 1 0-2.7-3.8',
    },
    { ink: 'cloud', lines: 'M2.5 8h7.3a2.4 2.4 0 1 0-2.2-3.3' },
    { ink: 'rain', lines: 'M4.5 16h11.2a2.6 2.6 0 1 1-2.4 3.5M2 19.8h5' },
  ]),
  dust: both([
    { ink: 'sun', shape: 'M12 3.4a4.1 4.1 0 1 0 0 8.2 4.1 4.1 0 0 0 0-8.2' },
    {
      ink: 'haze',
      lines: 'M3 15h6M12.5 15H21M5.5 18.2h.01M9 18.2h9M3 21.4h10M16.5 21.4h.01M20 21.4h.01',
    },
  ]),
};

interface ConditionIconProps {
  /** null: unknown, shown as a line */
  condition: Condition | null;
  is_day?: boolean;
  size?: number;
}

/** A decorative drawing: the word for it stands beside it. It is never mirrored. */
export function ConditionIcon({ condition, is_day = true, size = 24 }: ConditionIconProps): ReactNode {
  const parts: Drawing =
    condition === null ? [{ ink: 'haze', lines: 'M8 12h8' }] : drawings[condition][is_day ? 'day' : 'night'];
  return (
    <svg
      className={classes['icon']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      // as thick as the lines of icon.tsx at small sizes, finer at large ones
      strokeWidth={size < 36 ? 1.7 : size < 72 ? 1.3 : 1.1}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {parts.map(({ ink, shape, lines }) => (
        <g key={`${ink} ${shape ?? ''} ${lines ?? ''}`} className={classes[ink]}>
          {shape !== undefined && <path className={classes['shape']} d={shape} />}
          {lines !== undefined && <path className={classes['lines']} d={lines} />}
        </g>
      ))}
    </svg>
  );
}
