import { Link } from '@tanstack/react-router';
import { type CSSProperties, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocale, useTranslations } from 'use-intl';
import type { PortStamp } from '#contract/stats.ts';
import { countryNames } from '#web/lib/formats.ts';
import { paths } from '#web/lib/paths.ts';
import { useLiveries } from '#web/lib/use-liveries.ts';
import { Stamp, useStampName } from '#web/parts/stamps/stamp.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePrinted } from '#web/ui/later.tsx';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Page } from './book.ts';
import classes from './passport.module.css';

interface PassportPageProps {
  page: Page;
  fresh: ReadonlySet<PortStamp>;
}

/** So many of a country a phone shows at first. */
const FEW = 6;

/** The stamps of a country. They are drawn when they come near the window: there are a thousand in a passport. */
export const PassportPage = memo(function PassportPage({ page, fresh }: PassportPageProps): ReactNode {
  const t = useTranslations('passport');
  const locale = useLocale();
  const liveryOf = useLiveries();
  const nameOf = useStampName();
  const [place, is_near] = useNear<HTMLUListElement>();
  const [shows_all, setShowsAll] = useState(page.stamps.length <= FEW);
  const { country, stamps } = page;
  const [known] = country === null ? [] : countryNames([country], locale);
  const country_name = known?.name ?? '';
  return (
    <li className={classes['page']}>
      <ul ref={place} className={`${ui('list')} ${classes['page']} ${shows_all ? '' : classes['few']}`}>
        {stamps.map((stamp, index) => {
          const { cruise_id, port_name, date } = stamp;
          const shown = { port: port_name, country, country_name, date };
          return (
            <li key={`${cruise_id} ${port_name} ${date}`} className={`${ui('stack')} ${classes['place']}`}>
              {index === 0 && (
                <h2 className={classes['country']} style={{ '--stamps': stamps.length } as CSSProperties}>
                  {country === null ? t('elsewhere') : country_name}
                </h2>
              )}
              <Link
                to={paths.cruise_view}
                params={{ id: cruise_id }}
                className={`${ui('block')} ${classes['link']}`}
              >
                {is_near ? (
                  <Stamp {...shown} colour={liveryOf(stamp).colour} is_pressed={fresh.has(stamp)} />
                ) : (
                  <VisuallyHidden>{nameOf(shown)}</VisuallyHidden>
                )}
              </Link>
            </li>
          );
        })}
        {!shows_all && (
          <li className={classes['more']}>
            <Button
              look="outline"
              onClick={() => {
                flushSync(() => setShowsAll(true));
                // the button is gone: the focus is on the first stamp that it brought
                place.current?.children[FEW]?.querySelector('a')?.focus();
              }}
            >
              {t('all', { count: stamps.length })}
            </Button>
          </li>
        )}
      </ul>
    </li>
  );
});

/** Whether a part of a list is in the window or near it, or was; printed is all of a page. */
function useNear<Node extends Element>() {
  const place = useRef<Node>(null);
  const [is_near, setNear] = useState(false);
  useEffect(() => {
    const node = place.current;
    if (node === null || is_near) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '500px' },
    );
    for (const part of node.children) observer.observe(part);
    return () => observer.disconnect();
  }, [is_near]);
  return [place, usePrinted() || is_near] as const;
}
