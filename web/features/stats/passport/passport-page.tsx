import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocale, useTranslations } from 'use-intl';
import type { PortStamp } from '#contract/stats.ts';
import { countryNames, useFormats } from '#web/lib/formats.ts';
import { paths } from '#web/lib/paths.ts';
import { useLineColours } from '#web/lib/use-line-colours.ts';
import { Stamp, useStampName } from '#web/parts/stamps/stamp.tsx';
import { useOutline } from '#web/parts/stamps/outlines.ts';
import { outline_box } from '#web/parts/stamps/outlines-file.ts';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Page } from './book.ts';
import classes from './passport.module.css';

/** More stamps than this take the whole width. */
const few = 4;

interface PassportPageProps {
  page: Page;
  fresh: ReadonlySet<PortStamp>;
}

/** The page of a country. Its stamps are drawn when it comes near the window: there are a thousand in a passport. */
export const PassportPage = memo(function PassportPage({ page, fresh }: PassportPageProps): ReactNode {
  const t = useTranslations('passport');
  const formats = useFormats();
  const locale = useLocale();
  const colourOf = useLineColours();
  const nameOf = useStampName();
  const [place, is_near] = useNear<HTMLLIElement>();
  const { country, stamps, first_visit } = page;
  const [known] = country === null ? [] : countryNames([country], locale);
  const country_name = known?.name ?? '';
  return (
    <li
      ref={place}
      className={`${ui('card', 'inset', 'relative', 'clip')} ${classes['page']}`}
      data-wide={stamps.length > few || undefined}
    >
      {is_near && <Watermark country={country} />}
      <h2 className={ui('heading')}>{country === null ? t('elsewhere') : country_name}</h2>
      <p className={ui('note', 'above4')}>
        {t('first', { day: formats.date(first_visit) })} · {t('visits', { count: stamps.length })}
      </p>
      <ul className={`${ui('list', 'grid', 'above12')} ${classes['stamps']}`}>
        {stamps.map((stamp) => {
          const { cruise_id, port_name, date } = stamp;
          const shown = { port: port_name, country, country_name, date };
          return (
            <li key={`${cruise_id} ${port_name} ${date}`} className={classes['place']}>
              <Link
                to={paths.cruise_view}
                params={{ id: cruise_id }}
                className={`${ui('block', 'fill', 'rounded')} ${classes['link']}`}
              >
                {is_near ? (
                  <Stamp {...shown} colour={colourOf(stamp)} is_pressed={fresh.has(stamp)} />
                ) : (
                  <VisuallyHidden>{nameOf(shown)}</VisuallyHidden>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </li>
  );
});

function Watermark({ country }: { country: string | null }): ReactNode {
  const outline = useOutline(country);
  if (outline === undefined) return null;
  return (
    <svg
      className={classes['watermark']}
      viewBox={`0 0 ${outline_box.width} ${outline_box.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={outline} fillRule="evenodd" />
    </svg>
  );
}

/** Whether an element is in the window or near it, or was; printed is all of a page. */
function useNear<Node extends Element>() {
  const place = useRef<Node>(null);
  const [is_near, setNear] = useState(false);
  useEffect(() => {
    const node = place.current;
    if (node === null || is_near) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setNear(true);
      },
      { rootMargin: '500px' },
    );
    observer.observe(node);
    const drawAll = () => flushSync(() => setNear(true));
    addEventListener('beforeprint', drawAll);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', drawAll);
    };
  }, [is_near]);
  return [place, is_near] as const;
}
