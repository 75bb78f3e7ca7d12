import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { WeatherDay, WeatherHour } from '#contract/weather.ts';
import { directionOf, isLanguage } from '#domain/languages.ts';
import { useNow } from '#web/ui/clock.ts';
import { useFormats } from '#web/lib/formats.ts';
import { useSkyWord } from '#web/parts/weather/sky-word.ts';
import { ConditionIcon } from '#web/ui/condition-icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import hint from '#web/ui/scroll-hint.module.css';
import { useScrollHint } from '#web/ui/use-scroll-hint.ts';
import { curveThrough, hourAt } from './reading.ts';
import { useUnits } from './words.ts';
import { WindArrow } from './wind.tsx';
import classes from './hours.module.css';

/** the least width of an hour; all hours stand side by side where there is room */
const narrowest = 48;
const comfortable = 58;
/** a scrolling element must be reachable by keyboard */
const reachable = { tabIndex: 0 };
const curve_height = 74;
const bars_height = 34;
/** where the day begins for people who have slept */
const morning = 'T06';

/** The hours of a day side by side: sky, a curve of the temperature, bars of rain, wind. */
export function HoursChart({ day, is_today }: { day: WeatherDay; is_today: boolean }): ReactNode {
  const t = useTranslations('weather');
  const formats = useFormats();
  const units = useUnits();
  const language = useLocale();
  const is_rtl = isLanguage(language) && directionOf(language) === 'rtl';
  const now = useNow('minute');
  const { hours } = day;
  const current = is_today ? hourAt(hours, now) : undefined;
  const place = useScrollHint<HTMLDivElement>();
  const start = hours.findIndex((hour) =>
    current === undefined ? hour.time.includes(morning) : hour.at === current.at,
  );
  const [column, setColumn] = useState(comfortable);
  useLayoutEffect(() => {
    const node = place.current;
    if (node === null) return;
    const fit = () => setColumn(columnFor(node.clientWidth, hours.length));
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(node);
    return () => observer.disconnect();
  }, [place, hours.length]);
  useLayoutEffect(() => {
    if (place.current !== null && start > 0)
      scrollTo(place.current, (start - 0.5) * column * (is_rtl ? -1 : 1));
  }, [place, start, column, is_rtl]);
  const width = hours.length * column;
  const drawn = { hours, column, is_rtl };
  return (
    <section>
      <h3 className={classes['title']}>{t('hours')}</h3>
      <div
        ref={place}
        className={`${ui('lineBelow', 'relative')} ${classes['scroll']} ${hint['both']}`}
        {...reachable}
        role="region"
        aria-label={t('hours_of', { date: formats.date(day.date, 'long') })}
      >
        <div className={ui('stack')} style={{ width }} aria-hidden="true">
          <ol className={ui('list', 'row')}>
            {hours.map((hour) => (
              <li
                key={hour.at}
                className={`${ui('stack', 'middle', 'smaller', 'unbroken', 'shrink', 'gap4')} ${classes['column']}`}
                data-now={hour === current ? '' : undefined}
              >
                <span className={`${ui('round', 'muted')} ${classes['time']}`}>
                  {units.hour(hour.time.slice(11))}
                </span>
                <ConditionIcon condition={hour.condition} is_day={hour.is_day} size={30} />
              </li>
            ))}
          </ol>
          <Curve {...drawn} degrees={units.degrees} />
          <Bars {...drawn} />
          <ol className={ui('list', 'row')}>
            {hours.map((hour) => (
              <li
                key={hour.at}
                className={`${ui('stack', 'middle', 'smaller', 'unbroken', 'shrink', 'gap4')} ${classes['column']}`}
                data-now={hour === current ? '' : undefined}
              >
                <span className={isWet(hour) ? ui('strong', 'good') : ui('muted')}>
                  {hour.precipitation_probability === null ? '' : units.share(hour.precipitation_probability)}
                </span>
                <span className={ui('stack', 'middle', 'muted', 'text13', 'gap4')}>
                  {hour.wind_direction !== null && <WindArrow from={hour.wind_direction} size={18} />}
                  {/* on two lines, the number and its unit: on one line the hours would read as one row of words */}
                  {hour.wind_speed !== null && (
                    <span className={`${ui('tight', 'center')} ${classes['speed']}`}>
                      {units.speed(hour.wind_speed).replace(/\s/u, ' ')}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </div>
        <HoursTable hours={hours} />
      </div>
    </section>
  );
}

/** The middle of an hour; time runs in the direction of reading. */
function xOf(index: number, { hours: { length }, column, is_rtl }: ChartLayout): number {
  return (is_rtl ? length - index - 0.5 : index + 0.5) * column;
}

function columnFor(width: number, count: number): number {
  const fitting = width / count;
  return fitting < narrowest ? comfortable : fitting;
}

function scrollTo(node: HTMLElement, left: number): void {
  node.scrollLeft = left;
}

interface ChartLayout {
  hours: readonly WeatherHour[];
  column: number;
  is_rtl: boolean;
}

function Curve({ degrees, ...drawn }: ChartLayout & { degrees: (celsius: number) => string }): ReactNode {
  const { hours, column } = drawn;
  const known = hours.flatMap(({ temperature, at }, index) =>
    temperature === null ? [] : [{ at, temperature, x: xOf(index, drawn) }],
  );
  if (known.length < 2) return null;
  const temperatures = known.map(({ temperature }) => temperature);
  const [low, high] = [Math.min(...temperatures), Math.max(...temperatures)];
  // a day of even temperature is a calm line without peaks
  const span = Math.max(4, high - low);
  const yOf = (temperature: number) => 30 + (1 - (temperature - low + (span - high + low) / 2) / span) * 34;
  const points = known.map(({ x, temperature }) => [x, yOf(temperature)] as const);
  const line = curveThrough(points);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <svg className={classes['curve']} width={hours.length * column} height={curve_height} focusable="false">
      {first !== undefined && last !== undefined && (
        <path
          className={classes['area']}
          d={`${line}L${last[0]} ${curve_height}L${first[0]} ${curve_height}Z`}
        />
      )}
      <path className={classes['line']} d={line} />
      {known.map(({ at, x, temperature }) => (
        <text
          key={at}
          className={`${ui('small', 'bold')} ${classes['degree']}`}
          x={x}
          y={yOf(temperature) - 11}
          textAnchor="middle"
        >
          {degrees(temperature)}
        </text>
      ))}
    </svg>
  );
}

/** The rain, in millimetres an hour, at which a bar is full: a heavy rain. */
const heavy_mm = 8;

function Bars(drawn: ChartLayout): ReactNode {
  const { hours, column } = drawn;
  if (!hours.some(({ precipitation }) => (precipitation ?? 0) > 0)) return null;
  return (
    <svg className={classes['bars']} width={hours.length * column} height={bars_height} focusable="false">
      {hours.map(({ at, precipitation }, index) => {
        if (precipitation === null || precipitation <= 0) return null;
        // by its square root: a drizzle is visible beside a cloudburst
        const height = Math.max(4, Math.sqrt(Math.min(1, precipitation / heavy_mm)) * bars_height);
        return (
          <rect
            key={at}
            x={xOf(index, drawn) - 14}
            y={bars_height - height}
            width={28}
            height={height}
            rx={3}
          />
        );
      })}
    </svg>
  );
}

/** The same for screen readers. */
function HoursTable({ hours }: { hours: readonly WeatherHour[] }): ReactNode {
  const t = useTranslations('weather');
  const formats = useFormats();
  const units = useUnits();
  const skyWord = useSkyWord();
  return (
    <div className={ui('unseen')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('hour')}</th>
            <th scope="col">{t('sky')}</th>
            <th scope="col">{t('temperature')}</th>
            <th scope="col">{t('chance')}</th>
            <th scope="col">{t('precipitation')}</th>
            <th scope="col">{t('wind_speed')}</th>
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour.at}>
              <th scope="row">{formats.time(hour.time.slice(11))}</th>
              <td>{skyWord(hour.condition, hour.is_day)}</td>
              <td>{hour.temperature !== null && units.temperature(hour.temperature)}</td>
              <td>
                {hour.precipitation_probability !== null && units.share(hour.precipitation_probability)}
              </td>
              <td>{hour.precipitation !== null && units.rain(hour.precipitation)}</td>
              <td>{hour.wind_speed !== null && units.speed(hour.wind_speed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isWet({ precipitation_probability, precipitation }: WeatherHour): boolean {
  return (precipitation_probability ?? 0) >= 20 || (precipitation ?? 0) > 0;
}
