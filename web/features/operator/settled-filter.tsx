import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './operator.module.css';
import { useNarrow } from './use-narrow.ts';

/** The state to list, of reports and messages: waiting or settled. It stands in the address. */
export function useSettled(): 'open' | 'settled' {
  const { search } = useNarrow();
  return search.state === 'settled' ? 'settled' : 'open';
}

/** A choice of the two, each by its name. */
export function SettledFilter(props: { label: string; open: string; settled: string }): ReactNode {
  const { label, open, settled } = props;
  const { narrow } = useNarrow();
  return (
    <div className={classes['filters']}>
      <NativeSelect
        label={label}
        value={useSettled()}
        data={[
          { value: 'open', label: open },
          { value: 'settled', label: settled },
        ]}
        onChange={({ currentTarget }) => narrow({ state: currentTarget.value === 'open' ? '' : 'settled' })}
      />
    </div>
  );
}
