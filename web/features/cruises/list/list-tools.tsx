import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { saveCsv } from '#web/lib/files.ts';
import { today } from '#web/lib/use-today.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { type ColumnName, columns, columnsOf, standard_columns } from './columns.ts';
import { csvOf } from './csv.ts';
import classes from './tools.module.css';
import { useListWords } from './use-cell-text.ts';

interface ToolsProps {
  is_table: boolean;
  chosen: readonly ColumnName[];
  onChoose: (chosen: readonly ColumnName[]) => void;
  all: () => Promise<readonly ListedCruise[]>;
  onPrint: () => Promise<void>;
}

/** The actions on the present list: choose the columns of its table, save it as a file, print it. */
export function ListTools({ is_table, chosen, onChoose, all, onPrint }: ToolsProps): ReactNode {
  const t = useTranslations('lists');
  const words = useListWords();
  const [isOpen, setOpen] = useState(false);
  const { act, working } = useAction();
  const panel_id = useId();

  async function download(): Promise<void> {
    saveCsv(`gangway-cruises-${today()}.csv`, ...csvOf(await all(), columnsOf(chosen), words));
  }

  return (
    <>
      <div className={`${ui('wrap')} ${classes['tools']}`} role="group" aria-label={t('tools')}>
        {is_table && (
          <button
            type="button"
            className={`${ui('press', 'reach', 'lit', 'rounded', 'deep', 'text16', 'turning')} ${classes['unfold']}`}
            aria-expanded={isOpen}
            aria-controls={panel_id}
            onClick={() => setOpen(!isOpen)}
          >
            {t('columns')}
            <Icon name="chevron" size={20} />
          </button>
        )}
        <Button
          look="quiet"
          is_working={working === 'csv'}
          onClick={() => void act({ key: 'csv', run: download, failed: t('csv_failed') })}
        >
          {t('csv')}
        </Button>
        <Button
          look="quiet"
          is_working={working === 'print'}
          onClick={() => void act({ key: 'print', run: onPrint, failed: t('print_failed') })}
        >
          {t('print')}
        </Button>
      </div>
      <fieldset
        id={panel_id}
        className={`${ui('card', 'grid', 'middle', 'bare', 'shrink', 'above4')} ${classes['columns']}`}
        hidden={!isOpen || !is_table}
      >
        <legend className={ui('unseen')}>{t('columns')}</legend>
        {columns.map(({ name }) => (
          <Checkbox
            key={name}
            className={classes['column']}
            label={words.head(name)}
            checked={chosen.includes(name)}
            onChange={({ currentTarget }) =>
              onChoose(currentTarget.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
          />
        ))}
        <div className={classes['reset']}>
          <Button look="quiet" onClick={() => onChoose(standard_columns)}>
            {t('columns_reset')}
          </Button>
        </div>
      </fieldset>
    </>
  );
}
