import { type CSSProperties, memo, type ReactNode, useId } from 'react';
import { useLocale } from 'use-intl';
import { countryNames, useFormats } from '#web/lib/formats.ts';
import { shortName, usePortName } from '#web/lib/port-name.ts';
import { useOutline } from './outlines.ts';
import { drawStamp, stamp_box, type StampArc, type StampText } from './stamp-drawing.ts';
import classes from './stamp.module.css';

export interface StampProps {
  port: string;
  /** ISO code; null if it is not known */
  country: string | null;
  /** its name in the reader's language, where a page of stamps has it at hand */
  country_name?: string | undefined;
  /** `YYYY-MM-DD` */
  date: string;
  /** of the cruise line, as its livery has it */
  colour: string;
  /** it is pressed onto the page when it appears */
  is_pressed?: boolean;
}

/** `Lisbon, Portugal, 14 May 2024`. */
export function useStampName(): (
  stamp: Pick<StampProps, 'port' | 'country' | 'country_name' | 'date'>,
) => string {
  const locale = useLocale();
  const formats = useFormats();
  const named = usePortName();
  return ({ port, country, country_name = countryName(country, locale), date }) =>
    [shortName(named(port)), country_name, formats.date(date)].filter((word) => word !== '').join(', ');
}

function countryName(country: string | null, locale: string): string {
  return country === null ? '' : (countryNames([country], locale)[0]?.name ?? country);
}

/** The stamp of a port call. */
export const Stamp = memo(function Stamp({
  port,
  country,
  country_name,
  date,
  colour,
  is_pressed = false,
}: StampProps): ReactNode {
  const locale = useLocale();
  const country_text = country_name ?? countryName(country, locale);
  const formats = useFormats();
  const name = useStampName()({ port, country, country_name: country_text, date });
  const named = usePortName();
  const outline = useOutline(country);
  const id = useId();
  const drawing = drawStamp({
    seed: port,
    port: named(port),
    country: country_text,
    day: date,
    date: formats.date(date),
  });
  const { texts, arcs } = drawing;
  return (
    <svg
      className={classes['stamp']}
      viewBox={`0 0 ${stamp_box.width} ${stamp_box.height}`}
      style={{ '--ink': colour, '--turn': `${drawing.turn}deg` } as CSSProperties}
      data-pressed={is_pressed || undefined}
      direction="ltr"
      role="img"
      aria-label={name}
    >
      <g className={classes['frame']} opacity={drawing.ink}>
        <path d={drawing.frame} strokeWidth={3.4} strokeDasharray={drawing.dashes} />
        <path d={drawing.inner} strokeWidth={1.3} />
      </g>
      <path
        className={classes['land']}
        d={outline ?? anchor}
        transform={drawing.outline}
        fillRule="evenodd"
        opacity={drawing.ink}
      />
      <path className={classes['frame']} d={drawing.marks} strokeWidth={1.4} />
      <Arc of={arcs.country} id={`${id}c`} />
      <Arc of={arcs.date} id={`${id}d`} />
      <Words of={texts.country} />
      {texts.port.map((line) => (
        <Words key={line.y} of={line} />
      ))}
      <Words of={texts.date} />
      <path className={classes['specks']} d={drawing.specks} />
    </svg>
  );
});

/** In place of an outline, in its box. */
const anchor = 'M50 14a7 7 0 1 1 .1 0v44M30 40c2 14 10 18 20 18s18-4 20-18M38 24h24';

function Words({ of }: { of: StampText | undefined }): ReactNode {
  if (of === undefined) return null;
  const { text, x, y, font_size, spacing, squeezed, direction } = of;
  return (
    <text
      x={x}
      y={y}
      fontSize={font_size}
      direction={direction}
      textAnchor="middle"
      letterSpacing={spacing}
      {...(squeezed !== undefined && { textLength: squeezed, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {text}
    </text>
  );
}

function Arc({ of, id }: { of: StampArc | undefined; id: string }): ReactNode {
  if (of === undefined) return null;
  const { text, path, font_size, spacing, squeezed } = of;
  return (
    <>
      <path id={id} d={path} fill="none" />
      <text
        fontSize={font_size}
        textAnchor="middle"
        letterSpacing={spacing}
        {...(squeezed !== undefined && { textLength: squeezed, lengthAdjust: 'spacingAndGlyphs' })}
      >
        <textPath href={`#${id}`} startOffset="50%">
          {text}
        </textPath>
      </text>
    </>
  );
}
