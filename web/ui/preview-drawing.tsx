import { type ReactNode, Suspense } from 'react';
import { lazyDrawing } from './lazy-drawing.ts';
import { ui } from './primitives.ts';
import classes from './preview-drawing.module.css';
import { own_ship } from './sea-scene-lazy.tsx';

const ShipShape = lazyDrawing(async () => (await import('./ship.tsx')).ShipShape);

export type Preview = keyof typeof previews;

/** What a screen will show once there is something to show. Decorative: the words below it say the same. */
export function PreviewDrawing({ of }: { of: Preview }): ReactNode {
  return (
    <svg
      className={`${ui('block', 'full')} ${classes['preview']}`}
      viewBox="0 0 320 150"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={classes['sea']} width="320" height="150" rx="16" />
      {previews[of]}
    </svg>
  );
}

/** The columns and rows of a month: [x, y] of each day. */
const days = [52, 72, 92, 112].flatMap((y) => [0, 1, 2, 3, 4, 5, 6].map((column) => [76 + column * 25, y]));

/** [x, height] of each year. */
const years = [
  [78, 22],
  [108, 40],
  [138, 32],
  [168, 58],
  [198, 50],
];

const rows = [
  { y: 18, sign: 'coral' },
  { y: 60, sign: 'teal' },
  { y: 102, sign: 'gold' },
] as const;

const previews = {
  cruises: (
    <>
      <rect className={classes['paper']} x="62" y="16" width="196" height="92" rx="14" />
      <rect className={classes['paper']} x="46" y="32" width="228" height="98" rx="14" />
      <path className={classes['deep']} d="M60 32h8v98h-8a14 14 0 0 1-14-14V46a14 14 0 0 1 14-14z" />
      <g transform="translate(74 110) scale(.38)">
        <Suspense fallback={null}>
          <ShipShape {...own_ship} colour="var(--g-deep)" />
        </Suspense>
      </g>
      <path className={classes['fold']} d="M188 42v78" />
      <path className={classes['course']} d="M206 68c14-20 32-20 46 0" />
      <circle className={classes['teal']} cx="206" cy="68" r="5" />
      <circle className={classes['teal']} cx="252" cy="68" r="5" />
      <path className={classes['words']} d="M206 92h46M206 108h28" />
    </>
  ),
  booking: (
    <>
      <rect className={classes['paper']} x="44" y="14" width="92" height="122" rx="8" />
      <path className={classes['words']} d="M60 34h44M60 52h60M60 88h60M60 106h36" />
      <path className={classes['read']} d="M60 70h34M104 106h16" />
      <path className={classes['course']} d="M146 75h22m-7-6 7 6-7 6" />
      <rect className={classes['paper']} x="178" y="36" width="104" height="78" rx="12" />
      <path className={classes['deep']} d="M190 36h5v78h-5a12 12 0 0 1-12-12V48a12 12 0 0 1 12-12z" />
      <path className={classes['read']} d="M208 58h34" />
      <path className={classes['words']} d="M208 76h56" />
      <path className={classes['read']} d="M208 94h16" />
      <path className={classes['tick']} d="m252 92 5 5 10-11" />
    </>
  ),
  calendar: (
    <>
      <rect className={classes['paper']} x="60" y="16" width="207" height="122" rx="14" />
      <path className={classes['words']} d="M80 35h52" />
      {days.map(([x, y]) => (
        <rect key={`${x} ${y}`} className={classes['day']} x={x} y={y} width="19" height="14" rx="4" />
      ))}
      <rect className={classes['teal']} x="151" y="72" width="94" height="14" rx="7" />
      <rect className={classes['teal']} x="76" y="92" width="69" height="14" rx="7" />
      <circle className={classes['coral']} cx="110" cy="59" r="5" />
      <circle className={classes['gold']} cx="210" cy="119" r="5" />
    </>
  ),
  stats: (
    <>
      <rect className={classes['paper']} x="56" y="16" width="208" height="122" rx="14" />
      <path className={classes['words']} d="M78 38h24M132 38h18M178 38h26" />
      {years.map(([x = 0, height = 0]) => (
        <rect key={x} className={classes['deep']} x={x} y={120 - height} width="20" height={height} rx="4" />
      ))}
      <rect className={classes['booked']} x="228" y="51" width="19" height="68" rx="4" />
      <path className={classes['line']} d="M72 121h180" />
    </>
  ),
  loyalty: (
    <>
      <rect className={classes['gold']} x="88" y="18" width="172" height="96" rx="14" />
      <rect className={classes['deep']} x="60" y="38" width="172" height="96" rx="14" />
      <path className={classes['onDeep']} d="M80 62h52M80 112h36M80 98h62" />
      <circle className={classes['ring']} cx="190" cy="86" r="22" />
      <path className={classes['reached']} d="M190 64a22 22 0 1 1-21 28.7" />
    </>
  ),
  notices: rows.map(({ y, sign }) => (
    <g key={y}>
      <rect className={classes['paper']} x="54" y={y} width="212" height="34" rx="10" />
      <circle className={classes[sign]} cx="76" cy={y + 17} r="8" />
      <path className={classes['words']} d={`M98 ${y + 12}h92M98 ${y + 23}h54`} />
    </g>
  )),
} satisfies Record<string, ReactNode>;
