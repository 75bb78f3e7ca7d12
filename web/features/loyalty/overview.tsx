import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Loyalty, LoyaltyProgrammeStanding } from '#contract/loyalty.ts';
import type { Livery } from '#domain/livery.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { useLiveries } from '#web/lib/use-liveries.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { isPhone } from '#web/ui/is-phone.ts';
import { Later, useLater } from '#web/ui/later.tsx';
import { Monogram } from '#web/ui/monogram.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './overview.module.css';
import { alike, byStatus, hasMembership, metalOf } from './order.ts';
import { Balance, TierProgress } from './progress.tsx';

/**
 * All programmes of the household at a glance: by status, as cards in the metal of their tier. Those without a membership
 * are folded, as long as there are others; replaced programmes come last.
 */
export function Overview({ programmes }: Pick<Loyalty, 'programmes'>): ReactNode {
  const t = useTranslations('loyalty');
  const { number } = useFormats();
  const running = byStatus(programmes.filter(({ ended_on }) => ended_on === null));
  const held = running.filter(hasMembership);
  const others = running.filter((programme) => !hasMembership(programme));
  const ended = programmes.filter(({ ended_on }) => ended_on !== null);
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Link to={paths.loyalty_settings} className={buttonClass('outline')}>
            {t('edit_memberships')}
          </Link>
        }
      />
      {held.length === 0 ? (
        <ProgrammeGrid name="others" programmes={others} heading="h2" />
      ) : (
        <>
          <ProgrammeGrid name="held" programmes={held} heading="h2" />
          {others.length > 0 && (
            <details className={classes['earlier']}>
              <summary
                className={`${ui('target', 'title', 'strong', 'deep', 'pointer', 'below12')} ${classes['fold']}`}
              >
                {t('without_membership', { count: number(others.length) })}
              </summary>
              <Later name="folded programmes">
                <ProgrammeGrid name="others" programmes={others} heading="h2" />
              </Later>
            </details>
          )}
        </>
      )}
      {ended.length > 0 && (
        <section aria-labelledby="earlier" className={classes['earlier']}>
          <h2 id="earlier" className={ui('title', 'below12')}>
            {t('earlier')}
          </h2>
          <ProgrammeGrid name="ended" programmes={ended} heading="h3" />
        </section>
      )}
    </>
  );
}

/** The heading level below the one above, without a gap. */
type Heading = 'h2' | 'h3';

interface ProgrammeGridProps extends Pick<Loyalty, 'programmes'> {
  name: string;
  heading: Heading;
}

/** A household that sails with many lines has dozens: the first frame of the screen has those that a window shows. */
function ProgrammeGrid({ name, programmes, heading }: ProgrammeGridProps): ReactNode {
  const place = useRef<HTMLUListElement>(null);
  const liveryOf = useLiveries();
  const at_once = isPhone() ? 4 : 12;
  const { is_there, room } = useLater(place, `programmes ${name}`, programmes.length <= at_once, at_once);
  return (
    <>
      <ul ref={place} className={`${ui('grid', 'gap16', 'list')} ${classes['grid']}`}>
        {(is_there ? programmes : programmes.slice(0, at_once)).map((programme) => (
          <li key={programme.id}>
            <ProgrammeCard
              programme={programme}
              heading={heading}
              livery={liveryOf({ ...programme, ship_name: null })}
            />
          </li>
        ))}
      </ul>
      <div style={room} />
    </>
  );
}

interface ProgrammeCardProps {
  programme: LoyaltyProgrammeStanding;
  heading: Heading;
  livery: Livery;
}

function ProgrammeCard({ programme, heading: HeadingTag, livery }: ProgrammeCardProps): ReactNode {
  const t = useTranslations('loyalty');
  const formats = useFormats();
  const { id, name, cruise_line, ended_on, members, unit } = programme;
  return (
    <article className={`${ui('card', 'breaking', 'relative', 'clip')} ${classes['card']}`}>
      <header
        className={`${ui('row', 'middle', 'gap16')} ${classes['face']}`}
        data-metal={ended_on === null ? metalOf(programme) : undefined}
      >
        <Monogram letters={livery.monogram} colour={livery.colour} />
        <div>
          <HeadingTag className={ui('title')}>
            <Link
              to={paths.loyalty}
              search={{ programme: id }}
              className={ui('inherit', 'plain', 'covering')}
            >
              <bdi>{name ?? cruise_line}</bdi>
            </Link>
          </HeadingTag>
          <p className={ui('small')}>
            {name !== null && <bdi>{cruise_line}</bdi>}
            {ended_on !== null && ` · ${t('ended', { date: formats.date(ended_on) })}`}
          </p>
        </div>
      </header>
      <ul className={ui('list')}>
        {alike(members).map(({ member, names }) => (
          <li key={member.membership_id ?? 'owner'} className={`${ui('above16')} ${classes['standing']}`}>
            {members.length > 1 && (
              <p className={ui('note', 'strong', 'breaking')}>
                {formats.list(names.map((own) => (own === null ? t('you') : isolate(own))))}
              </p>
            )}
            <p className={ui('wrap', 'baseline', 'between', 'gap0by12')}>
              <span className={ui('large', 'bold')}>
                {member.tier === null ? t('no_tier') : <bdi>{member.tier}</bdi>}
              </span>
              <span className={ui('strong')}>
                <Balance member={member} unit={unit} />
              </span>
            </p>
            {ended_on === null && <TierProgress member={member} programme={programme} />}
          </li>
        ))}
      </ul>
    </article>
  );
}
