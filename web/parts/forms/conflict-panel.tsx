import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page.tsx';
import classes from './conflict-panel.module.css';

export type Choice = 'mine' | 'theirs';

/** A field, or a day of a schedule, that two accounts changed. */
export interface ConflictRow<Key extends string> {
  key: Key;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  choice: Choice;
}

interface ConflictPanelProps<Key extends string> {
  title: string;
  text: string;
  rows: readonly ConflictRow<Key>[];
  onChoose: (keys: readonly Key[], choice: Choice) => void;
}

/** Shows two versions of a record side by side, row by row, so that neither is lost. */
export function ConflictPanel<Key extends string>(props: ConflictPanelProps<Key>): ReactNode {
  const { title, text, rows, onChoose } = props;
  const t = useTranslations('cruises.form');
  const keys = rows.map(({ key }) => key);
  return (
    <Card className={classes['panel']} aria-label={title}>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['lead']}>{text}</p>
      {rows.map((row) => (
        <fieldset key={row.key} className={classes['row']}>
          <legend className={classes['field']}>{row.label}</legend>
          {(['mine', 'theirs'] as const).map((version) => {
            const id = `${version}-${row.key}`;
            const is_chosen = row.choice === version;
            return (
              <div key={version} className={`${classes['version']} ${is_chosen ? classes['chosen'] : ''}`}>
                <input
                  type="radio"
                  id={id}
                  name={`keep-${row.key}`}
                  checked={is_chosen}
                  aria-describedby={`${id}-value`}
                  onChange={() => onChoose([row.key], version)}
                />
                <div className={classes['words']}>
                  <label htmlFor={id} className={classes['keep']}>
                    {t(version === 'mine' ? 'keep_mine' : 'take_theirs')}
                  </label>
                  <div id={`${id}-value`} className={classes['value']}>
                    {row[version]}
                  </div>
                </div>
              </div>
            );
          })}
        </fieldset>
      ))}
      <div className={classes['all']}>
        <Button look="outline" onClick={() => onChoose(keys, 'mine')}>
          {t('all_mine')}
        </Button>
        <Button look="outline" onClick={() => onChoose(keys, 'theirs')}>
          {t('all_theirs')}
        </Button>
      </div>
    </Card>
  );
}
