import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { dayAt } from '#domain/dates.ts';
import { paths } from '#web/app/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useNow } from '#web/lib/clock.ts';
import { browserTimeZone, useFormats } from '#web/lib/formats.ts';
import { Card } from '#web/ui/page.tsx';
import { type Todo, todosOf } from './todo.ts';
import classes from './view.module.css';

/** What is still open before the cruise sails. */
export function TodoCard({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('cruises.view');
  const now = new Date(useNow('minute')).toISOString();
  const todos = todosOf(cruise, dayAt(now, browserTimeZone() ?? 'UTC'));
  const say = useTodoText(cruise);
  return (
    <Card className={classes['todo']}>
      <h2 className={classes['todoTitle']}>{t('missing')}</h2>
      {todos.length === 0 ? (
        <p className={classes['muted']}>{t('all_set')}</p>
      ) : (
        <ul className={classes['todos']}>
          {todos.map((todo) => (
            <li key={todo.kind === 'lacks' ? todo.field : todo.kind} className={classes['todoItem']}>
              <span
                className={`${classes['dot']} ${todo.kind === 'pay' && todo.is_overdue ? classes['urgent'] : ''}`}
                aria-hidden="true"
              />
              {say(todo)}
            </li>
          ))}
        </ul>
      )}
      {todos.some(({ kind }) => kind === 'lacks') && cruise.can.edit && (
        <Link to={paths.cruise_edit} params={{ id: cruise.id }} className={classes['add']}>
          {t('add')}
        </Link>
      )}
    </Card>
  );
}

function useTodoText({ currency }: Cruise): (todo: Todo) => string {
  const t = useTranslations('cruises.view');
  const terms = useTranslations('terms.fields');
  const formats = useFormats();
  return (todo) => {
    switch (todo.kind) {
      case 'lacks':
        return t('lacks', { field: terms(todo.field) });
      case 'checkin':
        return todo.is_open ? t('checkin_open') : t('checkin_opens', { date: formats.date(todo.opens_on) });
      case 'pay': {
        const date = formats.date(todo.due_on);
        if (todo.is_overdue) return t('pay_overdue', { date });
        if (todo.amount === null) return t('pay_no_amount', { date });
        return t('pay', { date, amount: isolate(formats.money(todo.amount, currency)) });
      }
    }
  };
}
