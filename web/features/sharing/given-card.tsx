import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { GivenShare } from '#contract/sharing.ts';
import { paths } from '#web/lib/paths.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ShareRow } from '#web/parts/shares/share-row.tsx';
import rows from '#web/parts/shares/shares.module.css';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { useShareName } from './share-name.ts';
import classes from './sharing.module.css';

/** The given shares by receiver; shares of all cruises first. */
export function GivenCard({ shares }: { shares: readonly GivenShare[] }): ReactNode {
  const t = useTranslations('sharing.given');
  const formats = useFormats();
  const title = useRef<HTMLHeadingElement>(null);
  const people = [...Map.groupBy(shares, ({ user_email }) => user_email.toLowerCase())].toSorted(
    ([one], [other]) => formats.compare(one, other),
  );
  return (
    <Card aria-labelledby="given">
      <div className={ui('wrap', 'baseline', 'between', 'gap4by12')}>
        <h2 id="given" ref={title} tabIndex={-1} className={ui('heading')}>
          {t('title')}
        </h2>
        {people.length > 0 && (
          <span className={classes['count']}>{t('people', { count: people.length })}</span>
        )}
      </div>
      {people.length === 0 ? (
        <div className={`${ui('row', 'gap16', 'above16')} ${classes['none']}`}>
          <span className={`${ui('sign', 'round', 'fixed')} ${classes['sign']}`}>
            <Icon name="people" size={26} />
          </span>
          <div>
            <h3 className={ui('text17')}>{t('none')}</h3>
            <p className={classes['lead']}>{t('none_text')}</p>
          </div>
        </div>
      ) : (
        people.map(([key, given]) => (
          <Person key={key} shares={given} onGone={() => title.current?.focus()} />
        ))
      )}
    </Card>
  );
}

function Person({ shares, onGone }: { shares: readonly GivenShare[]; onGone: () => void }): ReactNode {
  const nameOf = useShareName();
  const id = useId();
  const [first] = shares;
  const sorted = shares.toSorted((one, other) => {
    const [a, b] = [orderOf(one), orderOf(other)];
    return a < b ? -1 : Number(a > b);
  });
  return (
    <section className={ui('above20')} aria-labelledby={id}>
      <h3 id={id} className={`${ui('lineBelow', 'text16', 'strong', 'breaking')} ${classes['personName']}`}>
        <bdi>{first?.user_email}</bdi>
      </h3>
      <ul className={`${ui('list', 'ruled')} ${rows['rows']}`}>
        {sorted.map((share) => (
          <li key={share.id}>
            <ShareRow share={share} title={<What share={share} />} what={nameOf(share)} onGone={onGone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function What({ share }: { share: GivenShare }): ReactNode {
  const t = useTranslations('sharing');
  const nameOf = useShareName();
  if (share.cruise_id === null) {
    return (
      <>
        {t('all_cruises')} <span className={classes['also']}>{t('all_hint')}</span>
      </>
    );
  }
  return (
    <Link to={paths.cruise_view} params={{ id: share.cruise_id }} search={{ tab: 'sharing' }}>
      {nameOf(share)}
    </Link>
  );
}

/** Shares of all cruises, then by start date. */
function orderOf({ cruise_id, start_date }: GivenShare): string {
  return cruise_id === null ? '' : (start_date ?? '9');
}
