import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Stats, StatTotals } from '#contract/stats.ts';
import { paths } from '#web/lib/paths.ts';
import { RecordButton } from '#web/parts/cruise/record-button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { usePrinted } from '#web/ui/later.tsx';
import { ui } from '#web/ui/primitives.ts';
import { useAddress } from './address.ts';
import { Figures } from './figures.tsx';
import classes from './figures-section.module.css';
import { type FigureScope, yearOf } from './scopes.ts';
import { isFiltered } from './search.ts';
import { Section } from './section.tsx';

interface FiguresSectionProps {
  stats: Stats;
  scopes: readonly FigureScope[];
  shown: FigureScope;
  is_open: boolean;
  onToggle: () => void;
}

/** The figures of some cruises, and a switch to those of others. Paper has them all. */
export function FiguresSection(props: FiguresSectionProps): ReactNode {
  const { stats, scopes, shown, is_open, onToggle } = props;
  const t = useTranslations('stats');
  const { showing } = useAddress();
  const is_printed = usePrinted();
  const labels: Record<FigureScope, string> = {
    cruise: t('graphs.sailed'),
    current_year: t('scopes.current_year'),
    next_year: t('scopes.next_year'),
    future: t('graphs.booked'),
  };
  const titleOf = (scope: FigureScope) => t(`sections.${scope}`, { year: String(yearOf(scope, stats)) });
  const { cruises = 0, nights = 0 } = stats[shown] ?? {};
  return (
    <Section
      title={titleOf(shown)}
      summary={cruises > 0 ? t('summary', { cruises, nights }) : undefined}
      is_open={is_open}
      onToggle={onToggle}
    >
      <nav
        className={`${ui('segments', 'below16', 'unprinted')} ${classes['switch']}`}
        aria-label={t('scopes.title')}
      >
        {scopes.map((scope) => (
          <Link
            key={scope}
            to={paths.stats}
            search={showing(scope)}
            resetScroll={false}
            className={`${ui('grid', 'target', 'paper', 'padInline16', 'ink', 'plain', 'text16', 'center')} ${classes['choice']}`}
            aria-current={scope === shown ? 'true' : undefined}
          >
            {labels[scope]}
          </Link>
        ))}
      </nav>
      <div className={ui('stack')}>
        {(is_printed ? scopes : [shown]).map((scope) => (
          <div key={scope} className={classes['scope']} hidden={scope !== shown}>
            {scope !== shown && <h3 className={ui('heading', 'above16')}>{titleOf(scope)}</h3>}
            <Content scope={scope} totals={stats[scope]} stats={stats} />
          </div>
        ))}
      </div>
    </Section>
  );
}

interface ContentProps {
  scope: FigureScope;
  totals: StatTotals | undefined;
  stats: Stats;
}

function Content({ scope, totals, stats }: ContentProps): ReactNode {
  const t = useTranslations('stats');
  const is_narrowed = isFiltered(useAddress().search);
  const lead = t(`leads.${scope}`);
  if (totals !== undefined && totals.cruises > 0)
    return (
      <>
        <p className={ui('muted', 'below12')}>{`${lead} ${t('leads.choose')}`}</p>
        <Figures scope={scope} totals={totals} />
      </>
    );
  return (
    <div className={ui('wrap', 'middle', 'muted', 'gap8by16')}>
      {/* empty because of a filter, not because there are no cruises */}
      <p>{is_narrowed ? t('filters.nothing') : t(`none.${scope}`, { year: String(yearOf(scope, stats)) })}</p>
      {scope !== 'cruise' && !is_narrowed && (
        <RecordButton classes={buttonClass('outline')}>{t('record')}</RecordButton>
      )}
    </div>
  );
}
