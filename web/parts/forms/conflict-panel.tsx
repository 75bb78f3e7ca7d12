import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './conflict-panel.module.css';

export type Choice = 'mine' | 'theirs';

/** A field, or a day of a schedule, that two accounts changed. */
export interface ConflictRow<Key extends string> {
  key: Key;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  /** before both changes */
  was?: ReactNode;
  /** undefined: the form has a third value */
  choice: Choice | undefined;
}

interface ConflictPanelProps<Key extends string> {
  /** below which heading the panel stands */
  heading?: 'h2' | 'h3' | 'h4';
  title: string;
  text: string;
  rows: readonly ConflictRow<Key>[];
  onChoose: (keys: readonly Key[], choice: Choice) => void;
}

/** The version that a field of the form shows. */
export function choiceOf(value: string, mine: string, theirs: string): Choice | undefined {
  if (value.trim() === mine.trim()) return 'mine';
  return value.trim() === theirs.trim() ? 'theirs' : undefined;
}

/** Shows two versions of a record side by side, row by row, so that neither is lost. */
export function ConflictPanel<Key extends string>(props: ConflictPanelProps<Key>): ReactNode {
  const { heading: Heading = 'h2', title, text, rows, onChoose } = props;
  const t = useTranslations('cruises.form');
  const keys = rows.map(({ key }) => key);
  return (
    <Card className={classes['panel']} aria-label={title}>
      <Heading className={classes['title']}>{title}</Heading>
      <p className={classes['lead']}>{text}</p>
      {rows.map((row) => (
        <fieldset
          key={row.key}
          className={`${ui('grid', 'edgeless', 'bare', 'shrink', 'gap12')} ${classes['row']}`}
        >
          <legend className={classes['field']}>{row.label}</legend>
          {(['mine', 'theirs'] as const).map((version) => {
            const id = `${version}-${row.key}`;
            const is_chosen = row.choice === version;
            return (
              <div
                key={version}
                className={`${ui('row', 'edged', 'rounded', 'pad12by16', 'gap12')} ${classes['version']} ${is_chosen ? classes['chosen'] : ''}`}
              >
                <input
                  type="radio"
                  id={id}
                  name={`keep-${row.key}`}
                  checked={is_chosen}
                  aria-describedby={`${id}-value`}
                  onChange={() => onChoose([row.key], version)}
                />
                <div className={ui('stack', 'shrink')}>
                  <label htmlFor={id} className={`${ui('muted', 'pointer')} ${classes['keep']}`}>
                    {t(version === 'mine' ? 'keep_mine' : 'take_theirs')}
                  </label>
                  <div id={`${id}-value`} className={ui('strong', 'breaking', 'lines')}>
                    {row[version]}
                  </div>
                </div>
              </div>
            );
          })}
          {row.was !== undefined && (
            <div className={ui('whole', 'note', 'breaking', 'lines')}>
              <span className={ui('strong')}>{t('was')}</span>
              {row.was}
            </div>
          )}
        </fieldset>
      ))}
      {rows.length > 1 && (
        <div className={ui('wrap', 'gap12')}>
          <Button look="outline" onClick={() => onChoose(keys, 'mine')}>
            {t('all_mine')}
          </Button>
          <Button look="outline" onClick={() => onChoose(keys, 'theirs')}>
            {t('all_theirs')}
          </Button>
        </div>
      )}
    </Card>
  );
}
