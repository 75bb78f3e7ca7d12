import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { detail_levels, feed_parts } from '#domain/calendar-feed.ts';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import type { Choice } from './use-feed.ts';
import classes from './feed.module.css';

interface ChoiceCardProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** How much the feed tells, and of which parts. Saved with each click. */
export function ChoiceCard({ choice: { detail_level, include }, onChange }: ChoiceCardProps): ReactNode {
  const t = useTranslations('feed.choice');
  // a feed of busy times contains no parts of a voyage
  const parts = detail_level === 'busy' ? (['shared'] as const) : feed_parts;
  return (
    <Card aria-labelledby="feed-choice">
      <h2 id="feed-choice" className={ui('heading')}>
        {t('title')}
      </h2>
      <RadioCards
        className={classes['level']}
        legend={t('level')}
        name="detail_level"
        options={detail_levels.map((value) => ({
          value,
          name: t(`levels.${value}.name`),
          text: t(`levels.${value}.text`),
        }))}
        value={detail_level}
        onChange={(level) => onChange({ detail_level: level, include })}
      />
      <fieldset className={`${ui('edgeless', 'bare', 'flush', 'shrink', 'above16')} ${classes['group']}`}>
        <legend className={`${ui('flush', 'strong', 'block')} ${classes['label']}`}>{t('include')}</legend>
        <div className={`${ui('grid', 'gap0by12')} ${classes['parts']}`}>
          {parts.map((part) => (
            <label key={part} className={ui('row', 'middle', 'target', 'pointer', 'gap12')}>
              <input
                type="checkbox"
                checked={include.includes(part)}
                onChange={({ currentTarget: { checked } }) => {
                  const others = include.filter((one) => one !== part);
                  onChange({ detail_level, include: checked ? [...others, part] : others });
                }}
              />
              {t(`parts.${part}`)}
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
