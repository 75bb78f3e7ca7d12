import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { detail_levels, feed_parts } from '#domain/calendar-feed.ts';
import { Card } from '#web/ui/page.tsx';
import type { Choice } from './use-feed.ts';
import classes from './feed.module.css';

interface ChoiceCardProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** How much the feed tells, and of what. Kept with each click. */
export function ChoiceCard({ choice: { detail_level, include }, onChange }: ChoiceCardProps): ReactNode {
  const t = useTranslations('feed.choice');
  // who is only away tells of no parts of a voyage
  const parts = detail_level === 'busy' ? (['shared'] as const) : feed_parts;
  return (
    <Card aria-labelledby="feed-choice">
      <h2 id="feed-choice" className={classes['title']}>
        {t('title')}
      </h2>
      <fieldset className={classes['group']}>
        <legend className={classes['label']}>{t('level')}</legend>
        {detail_levels.map((level) => (
          <label key={level} className={classes['option']}>
            <input
              type="radio"
              name="detail_level"
              checked={level === detail_level}
              onChange={() => onChange({ detail_level: level, include })}
            />
            <span className={classes['optionName']}>{t(`levels.${level}.name`)}</span>
            <span className={classes['optionText']}>{t(`levels.${level}.text`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={classes['group']}>
        <legend className={classes['label']}>{t('include')}</legend>
        <div className={classes['parts']}>
          {parts.map((part) => (
            <label key={part} className={classes['part']}>
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
