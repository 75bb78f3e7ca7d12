import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { ReceivedShare } from '#contract/sharing.ts';
import { paths } from '#web/lib/paths.ts';
import { useFormats } from '#web/lib/formats.ts';
import { LeaveShare } from '#web/parts/shares/leave-share.tsx';
import rows from '#web/parts/shares/shares.module.css';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { useShareName } from './share-name.ts';
import classes from './sharing.module.css';

/** The accepted received shares, by owner. */
export function ReceivedCard({ shares }: { shares: readonly ReceivedShare[] }): ReactNode {
  const t = useTranslations('sharing');
  const received_words = useTranslations('received');
  const formats = useFormats();
  const title = useRef<HTMLHeadingElement>(null);
  const people = [...Map.groupBy(shares, ({ owner_name }) => owner_name)].toSorted(([one], [other]) =>
    formats.compare(one, other),
  );
  return (
    <Card aria-labelledby="received">
      <div className={ui('wrap', 'baseline', 'between', 'gap4by12')}>
        <h2 id="received" ref={title} tabIndex={-1} className={ui('heading')}>
          {received_words('title')}
        </h2>
        {people.length > 0 && (
          <span className={classes['count']}>{t('given.people', { count: people.length })}</span>
        )}
      </div>
      {people.length === 0 ? (
        <div className={`${ui('row', 'gap16', 'above16')} ${classes['none']}`}>
          <span className={`${ui('sign', 'round', 'fixed')} ${classes['sign']}`}>
            <Icon name="mail" size={26} />
          </span>
          <div>
            <h3 className={ui('text17')}>{received_words('none')}</h3>
            <p className={classes['lead']}>{received_words('none_text')}</p>
          </div>
        </div>
      ) : (
        <>
          {people.map(([name, received]) => (
            <Owner key={name} name={name} shares={received} onGone={() => title.current?.focus()} />
          ))}
          <Link to={paths.cruises} search={{ shared: 'true' }} className={ui('reach', 'strong', 'above8')}>
            {received_words('see')}
          </Link>
        </>
      )}
    </Card>
  );
}

interface OwnerProps {
  name: string;
  shares: readonly ReceivedShare[];
  onGone: () => void;
}

function Owner({ name, shares, onGone }: OwnerProps): ReactNode {
  const id = useId();
  return (
    <section className={ui('above20')} aria-labelledby={id}>
      <h3 id={id} className={`${ui('lineBelow', 'text16', 'strong', 'breaking')} ${classes['personName']}`}>
        <bdi>{name}</bdi>
      </h3>
      <ul className={`${ui('list', 'ruled')} ${rows['rows']}`}>
        {shares.map((share) => (
          <li key={share.id}>
            <Row share={share} onGone={onGone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ share, onGone }: { share: ReceivedShare; onGone: () => void }): ReactNode {
  const t = useTranslations('sharing');
  const received_words = useTranslations('received');
  const what = useShareName()(share);
  return (
    <div className={`${ui('bar', 'gap12by20')} ${rows['row']}`}>
      <div className={rows['words']}>
        <p className={ui('strong', 'breaking')}>
          {share.cruise_id === null ? (
            what
          ) : (
            <Link to={paths.cruise_view} params={{ id: share.cruise_id }}>
              {what}
            </Link>
          )}
        </p>
        <p className={ui('note')}>
          {t(`levels.${share.share_level}.name`)}: {received_words(`levels.${share.share_level}`)}
        </p>
      </div>
      <div className={rows['end']}>
        <LeaveShare share={share} what={what} onGone={onGone} />
      </div>
    </div>
  );
}
