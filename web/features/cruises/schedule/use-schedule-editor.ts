import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { Schedule } from '#contract/schedule.ts';
import { call, session } from '#web/lib/api.ts';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { currentAccount } from '#web/lib/storage.ts';
import { showToast } from '#web/lib/toasts.ts';
import { invalidateCruise } from '#web/lib/keep-cruise.ts';
import type { Choice } from '#web/parts/forms/conflict-panel.tsx';
import { type Change, changeRows } from './editor-changes.ts';
import { rowsOfItems, scheduleDraft } from './editor-draft.ts';
import {
  changedDates,
  type EditorRow,
  bodyOfRow,
  type InputName,
  hasContent,
  openRows,
  type Problem,
  problemsOf,
  rowsOn,
  comparedText,
} from './editor-rows.ts';
import { linkPorts } from './port-lookup.ts';

/** The error at an input: a problem that the editor found, or the server's own words. */
export type RowErrors = Partial<Record<InputName, { problem: Problem } | { text: string }>>;

/** Another account saved first: both versions, and the dates on which they differ. */
export interface ScheduleConflict {
  mine: readonly EditorRow[];
  theirs: readonly EditorRow[];
  dates: readonly string[];
}

interface EditorState {
  rows: EditorRow[];
  past: EditorRow[][];
  /** the input that was typed in; its letters make one step */
  at: string | undefined;
}

type Step = Change | { do: 'undo' } | { do: 'reset'; rows: EditorRow[] };

const most_steps = 200;

/** The state of the editor, its draft, and its sending. */
export function useScheduleEditor(cruise: Cruise, onSaved: (isHere: () => boolean) => Promise<void>) {
  const t = useTranslations('schedule.editor');
  const form = useTranslations('cruises.form');
  const codes = useTranslations('errors.codes');
  const queries = useQueryClient();
  const is_here = useRef(false);
  const [account] = useState(currentAccount);
  const [draft] = useState(() => scheduleDraft(cruise.id));
  const [start] = useState(() => draft.read());
  const [base, setBase] = useState(
    () => start ?? { version: cruise.schedule.version, before: rowsOfItems(cruise.schedule.items) },
  );
  const [opened, setOpened] = useState(() => openRows(base.before, cruise));
  const [typed, step] = useReducer(
    (state: EditorState, change: Step) => nextOf(state, change, cruise),
    undefined,
    (): EditorState => ({ rows: start?.rows ?? opened, past: [], at: undefined }),
  );
  const [isRestored, setRestored] = useState(start !== null);
  const [errors, setErrors] = useState<Readonly<Record<string, RowErrors>>>({});
  const [message, setMessage] = useState<string>();
  const [conflict, setConflict] = useState<ScheduleConflict>();
  const [tries, setTries] = useState(0);
  const [isWorking, setWorking] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { rows } = typed;
  const count = Object.values(errors).flatMap((row) => Object.keys(row)).length;
  const isChanged = changedDates(rows, opened).length > 0;

  useEffect(() => {
    is_here.current = true;
    return () => {
      is_here.current = false;
    };
  }, []);

  useEffect(() => {
    // One account's draft is not kept for the next.
    if (isSaved || account !== currentAccount()) return;
    if (changedDates(rows, opened).length === 0) draft.forget();
    else draft.write({ version: base.version, before: base.before, rows });
  }, [rows, opened, base, isSaved, draft, account]);

  // The same function each time, so that a typed letter renders only its row.
  const change = useCallback((next: Change): void => {
    step(next);
    if (!('key' in next)) return;
    const { key } = next;
    setErrors((current) => (current[key] === undefined ? current : without(current, key)));
  }, []);

  const undo = useCallback(() => step({ do: 'undo' }), []);

  function fail(found: Record<string, RowErrors>, summary?: string): void {
    setErrors(found);
    setMessage(summary);
    setTries((current) => current + 1);
    setWorking(false);
  }

  async function save(): Promise<void> {
    if (isWorking) return;
    setMessage(undefined);
    const problems = rows
      .map((row) => [row.key, errorsOf(row)] as const)
      .filter(([, found]) => Object.keys(found).length > 0);
    if (problems.length > 0) {
      fail(Object.fromEntries(problems));
      return;
    }
    if (changedDates(rows, base.before).length === 0) {
      showToast('info', form('no_changes'));
      return;
    }
    setErrors({});
    setWorking(true);
    const epoch = session.epoch();
    const at = location.pathname;
    const sent = (await linkPorts(queries, rows)).filter(hasContent);
    if (session.epoch() !== epoch) return;
    try {
      const { id } = cruise;
      const body = { items: sent.map(bodyOfRow) };
      await call('PUT cruises/{id}/schedule', { params: { id }, body, if_match: base.version });
      setSaved(true);
      draft.forget();
      showToast('success', t('saved'));
      await invalidateCruise(queries, id);
      await onSaved(() => is_here.current && location.pathname === at);
    } catch (error) {
      if (error instanceof SessionEnded) return;
      refused(error, sent);
    }
  }

  function refused(error: unknown, sent: readonly EditorRow[]): void {
    if (!(error instanceof ApiError)) fail({}, t('save_failed'));
    else if (error.code === 'stale' && isSchedule(error.current)) meet(error.current);
    else {
      const found: Record<string, RowErrors> = {};
      for (const [path, sentences] of Object.entries(error.fields)) {
        const place = placeOf(path, sent);
        if (place !== undefined)
          found[place.key] = { ...found[place.key], [place.name]: { text: sentences.join(' ') } };
      }
      const isPlaced = Object.keys(found).length > 0;
      fail(found, isPlaced ? undefined : (error.detail ?? t('save_failed')));
    }
  }

  /**
   * Merges both versions: changes made here stay, changes of the other version come in, and the user may choose for
   * each day.
   */
  function meet({ items, version }: Schedule): void {
    const theirs = rowsOfItems(items);
    const mine_on = changedDates(rows, base.before);
    const dates = changedDates(rows, theirs);
    const taken = dates.filter((date) => !mine_on.includes(date));
    setBase({ version, before: theirs });
    setOpened(openRows(theirs, cruise));
    setConflict({ mine: rows, theirs, dates });
    for (const date of taken) step({ do: 'take', date, rows: rowsOn(theirs, date) });
    fail({}, codes('stale'));
  }

  function resolveConflict(dates: readonly string[], choice: 'mine' | 'theirs'): void {
    if (conflict === undefined) return;
    for (const date of dates) step({ do: 'take', date, rows: rowsOn(conflict[choice], date) });
  }

  function startAfresh(): void {
    draft.forget();
    const before = rowsOfItems(cruise.schedule.items);
    const fresh = openRows(before, cruise);
    setBase({ version: cruise.schedule.version, before });
    setOpened(fresh);
    step({ do: 'reset', rows: fresh });
    setErrors({});
    setMessage(undefined);
    setConflict(undefined);
    setRestored(false);
  }

  return {
    rows,
    errors,
    /** why it is not saved: the server's message, or how many inputs are still wrong */
    message: message ?? (count > 0 ? form('check', { count }) : undefined),
    conflict,
    tries,
    isRestored,
    isWorking,
    isDirty: isChanged && !isSaved,
    canUndo: typed.past.length > 0,
    change,
    undo,
    resolveConflict,
    /** which version of a day the editor shows */
    choiceOn: (date: string): Choice =>
      conflict !== undefined && comparedText(rowsOn(rows, date)) === comparedText(rowsOn(conflict.mine, date))
        ? 'mine'
        : 'theirs',
    save,
    startAfresh,
  };
}

export type ScheduleEditor = ReturnType<typeof useScheduleEditor>;

function nextOf(state: EditorState, change: Step, cruise: Cruise): EditorState {
  switch (change.do) {
    case 'undo': {
      const rows = state.past.at(-1);
      return rows === undefined ? state : { rows, past: state.past.slice(0, -1), at: undefined };
    }
    case 'reset':
      return { rows: change.rows, past: [], at: undefined };
    default: {
      const at = change.do === 'type' ? `${change.key} ${change.name}` : undefined;
      // a port that was found belongs to the step of the letters typed for it
      const isSameStep =
        (at !== undefined && at === state.at) ||
        (change.do === 'choose' && state.at === `${change.key} port_name`);
      const past = isSameStep ? state.past : [...state.past, state.rows].slice(-most_steps);
      return { rows: changeRows(state.rows, change, cruise), past, at: isSameStep ? state.at : at };
    }
  }
}

function errorsOf(row: EditorRow): RowErrors {
  return Object.fromEntries(Object.entries(problemsOf(row)).map(([name, problem]) => [name, { problem }]));
}

const input_names: Record<string, InputName> = {
  port_name: 'port_name',
  port_id: 'port_name',
  arrive: 'arrive',
  depart: 'depart',
  all_aboard: 'all_aboard',
};

/** The input that a path such as `items.3.depart` belongs to. */
function placeOf(path: string, sent: readonly EditorRow[]): { key: string; name: InputName } | undefined {
  const [, index = '', field = ''] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const row = sent[Number(index)];
  const name = input_names[field];
  return index === '' || row === undefined || name === undefined ? undefined : { key: row.key, name };
}

function isSchedule(current: unknown): current is Schedule {
  return (
    typeof current === 'object' &&
    current !== null &&
    'version' in current &&
    'items' in current &&
    Array.isArray(current.items)
  );
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}
