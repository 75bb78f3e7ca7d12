import { useQueryClient } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { checklist, type ChecklistItem } from '#domain/checklist.ts';
import { dayAt } from '#domain/dates.ts';
import { paths } from '#web/app/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useNow } from '#web/lib/clock.ts';
import { browserTimeZone, useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { Card } from '#web/ui/page.tsx';
import { type Todo, todosOf } from './todo.ts';
import { useChangeCruise } from './use-change-cruise.ts';
import classes from './todo-card.module.css';

/** What is still open before the cruise sails, each with the way to where it is entered. */
export function TodoCard({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('cruises.view');
  const parts = useTranslations('parts.checklist');
  const terms = useTranslations('terms.fields');
  const now = new Date(useNow('minute')).toISOString();
  const todos = todosOf(cruise, dayAt(now, browserTimeZone() ?? 'UTC'));
  const queries = useQueryClient();
  const { queryKey } = read('GET cruises/{id}', { params: { id: cruise.id } });
  const title = useRef<HTMLHeadingElement>(null);
  const change = useChangeCruise(cruise.id);
  const queue = useRef(Promise.resolve());
  const is_ahead = cruise.time !== 'past' && cruise.cancelled_at === null;
  const aside = checklist.filter((item) => cruise.not_needed.includes(item));

  /** One after the other: the second of two quick clicks goes on from what the first has made. */
  function set(item: ChecklistItem, is_needed: boolean): void {
    // The line that was clicked goes; the reader stays where the list is.
    title.current?.focus();
    queue.current = queue.current.then(async () => {
      const { not_needed } = queries.getQueryData(queryKey) ?? cruise;
      const others = not_needed.filter((other) => other !== item);
      await change({ not_needed: is_needed ? others : [...others, item] });
    });
  }

  // what is over or cancelled has nothing left to be ready for
  if (!is_ahead) return null;
  return (
    <Card>
      <h2 ref={title} tabIndex={-1} className={classes['todoTitle']}>
        {t('missing')}
      </h2>
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
              <TodoText todo={todo} cruise={cruise} />
              {todo.kind === 'lacks' && cruise.can.edit && (
                <button
                  type="button"
                  className={classes['aside']}
                  aria-label={parts('not_needed_what', { what: parts(`lacks.${todo.field}`) })}
                  onClick={() => set(todo.field, false)}
                >
                  {parts('not_needed')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {aside.length > 0 && (
        <details className={classes['setAside']}>
          <summary className={classes['setAsideTitle']}>
            {parts('set_aside', { count: aside.length })}
          </summary>
          <ul className={classes['todos']}>
            {aside.map((item) => (
              <li key={item} className={classes['todoItem']}>
                <span className={classes['todoText']}>{terms(item)}</span>
                {cruise.can.edit && (
                  <button
                    type="button"
                    className={classes['aside']}
                    aria-label={parts('bring_back_what', { what: terms(item) })}
                    onClick={() => set(item, true)}
                  >
                    {parts('bring_back')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function TodoText({ todo, cruise }: { todo: Todo; cruise: Cruise }): ReactNode {
  const text = useTodoText(cruise)(todo);
  if (todo.kind === 'checkin' || !cruise.can.edit) return <span className={classes['todoText']}>{text}</span>;
  const params = { id: cruise.id };
  return (
    <Link {...wayTo(todo)} params={params} className={classes['todoText']} resetScroll={false}>
      {text}
    </Link>
  );
}

/** Where a point is seen to. */
function wayTo(todo: Todo): Pick<LinkProps, 'to' | 'search' | 'hash'> {
  if (todo.kind === 'pay') return { to: paths.cruise_view, search: { tab: 'pricing' } };
  const item = todo.kind === 'lacks' ? todo.field : 'checkin_date';
  switch (item) {
    case 'flights':
      return { to: paths.cruise_view, search: { tab: 'dates', edit: 'flights.new-pre' } };
    case 'documents':
      return { to: paths.cruise_view, search: true, hash: 'documents' };
    case 'total_price':
    case 'final_payment_date':
      return { to: paths.cruise_view, search: { tab: 'pricing', edit: 'price.cruise' } };
    default:
      return { to: paths.cruise_edit, hash: item };
  }
}

function useTodoText({ currency }: Cruise): (todo: Todo) => string {
  const t = useTranslations('cruises.view');
  const lacks = useTranslations('parts.checklist.lacks');
  const formats = useFormats();
  return (todo) => {
    switch (todo.kind) {
      case 'lacks':
        return lacks(todo.field);
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
