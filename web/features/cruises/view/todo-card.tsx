import { useQueryClient } from '@tanstack/react-query';
import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { checklist, type ChecklistItem } from '#domain/checklist.ts';
import type { Welcome } from '#web/lib/newly-recorded.ts';
import { open_points, paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { whenIdle } from '#web/ui/idle.ts';
import { useFormats } from '#web/lib/formats.ts';
import { PlanLock } from '#web/parts/plans/plan-lock.tsx';
import { read } from '#web/lib/queries.ts';
import { useToday } from '#web/lib/use-today.ts';
import { EstimateActions, to_payment_date, useEstimateText } from '#web/parts/cruise/estimated-payment.tsx';
import { Card } from '#web/ui/page.tsx';
import { isAsked, nextOf, type Todo, todosOf } from './todo.ts';
import { useChangeCruise } from '#web/parts/cruise/use-change-cruise.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './todo-card.module.css';

interface TodoCardProps {
  cruise: Cruise;
  welcome: Welcome | undefined;
}

/** The open points before the cruise sails, each with a link to where it is entered. */
export function TodoCard({ cruise, welcome }: TodoCardProps): ReactNode {
  const t = useTranslations('cruises.view');
  const parts = useTranslations('parts.checklist');
  const terms = useTranslations('terms.fields');
  const today = useToday();
  const todos = todosOf(cruise, today);
  const { next, rest } = nextOf(todos);
  const queries = useQueryClient();
  const { queryKey } = read('GET cruises/{id}', { params: { id: cruise.id } });
  // A link to the open points shows all of them, and they stay when one of them is followed within the page.
  const is_linked = useLocation({ select: ({ hash }) => hash === open_points });
  const [isUnfolded, setUnfolded] = useState(is_linked);
  const title = useRef<HTMLHeadingElement>(null);
  const { change } = useChangeCruise(cruise.id);
  const queue = useRef(Promise.resolve());
  const aside = checklist.filter((item) => cruise.not_needed.includes(item) && isAsked(cruise, item));

  /** One after the other: the second of two quick clicks starts from the result of the first. */
  function set(item: ChecklistItem, is_needed: boolean): void {
    // The clicked line goes, so the focus moves to the title of the list.
    title.current?.focus();
    queue.current = queue.current.then(async () => {
      const { not_needed } = queries.getQueryData(queryKey) ?? cruise;
      const others = not_needed.filter((other) => other !== item);
      await change({ not_needed: is_needed ? others : [...others, item] });
    });
  }

  // a past or cancelled cruise has no open points; under way, a list without any says nothing
  if (cruise.time === 'past' || cruise.cancelled_at !== null) return null;
  if (cruise.time === 'current' && todos.length + aside.length === 0) return null;
  return (
    <Card id={open_points} aria-labelledby="cruise-todo">
      {welcome !== undefined && cruise.time === 'future' && <Welcomed welcome={welcome} />}
      <h2 id="cruise-todo" ref={title} tabIndex={-1} className={ui('title')}>
        {t('missing')}
      </h2>
      {todos.length === 0 ? (
        <p className={`${ui('muted')} ${classes['muted']}`}>{t('all_set')}</p>
      ) : (
        <Todos todos={next} cruise={cruise} today={today} onSet={set} />
      )}
      {rest.length > 0 && (
        <details
          className={ui('note', 'above8')}
          open={isUnfolded}
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <summary className={ui('target', 'padBlock12', 'pointer')}>
            {t('more_todos', { count: rest.length })}
          </summary>
          <Todos todos={rest} cruise={cruise} today={today} onSet={set} />
        </details>
      )}
      {aside.length > 0 && (
        <details className={ui('note', 'above8')}>
          <summary className={ui('target', 'padBlock12', 'pointer')}>
            {parts('set_aside', { count: aside.length })}
          </summary>
          <ul className={ui('list', 'above8')}>
            {aside.map((item) => (
              <li key={item} className={ui('row', 'baseline', 'padBlock8', 'gap12')}>
                <span className={`${ui('shrink', 'grow')} ${classes['todoText']}`}>{terms(item)}</span>
                {cruise.can.edit && (
                  <button
                    type="button"
                    className={`${ui('press', 'target', 'rounded', 'padInline12', 'muted', 'smaller')} ${classes['aside']}`}
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

/** Said after the heading of the screen took the focus: a live region tells what comes into it. */
function Welcomed({ welcome }: { welcome: Welcome }): ReactNode {
  const t = useTranslations('cruises.view.welcome');
  const [is_said, setSaid] = useState(false);
  useEffect(() => whenIdle(() => setSaid(true)), []);
  return (
    <p role="status" className={`${ui('good', 'bold', 'below4')} ${classes['welcome']}`}>
      {is_said && t(welcome)}
    </p>
  );
}

interface TodosProps {
  todos: readonly Todo[];
  cruise: Cruise;
  today: string;
  onSet: OnSet;
}

function Todos({ todos, cruise, today, onSet }: TodosProps): ReactNode {
  return (
    <ul className={ui('list', 'above8')}>
      {todos.map((todo) => (
        <li key={keyOf(todo)} className={ui('row', 'baseline', 'padBlock8', 'gap12')}>
          <span
            className={`${ui('round', 'fixed')} ${classes['dot']} ${isOverdue(todo, today) ? classes['urgent'] : ''}`}
            aria-hidden="true"
          />
          <TodoText todo={todo} cruise={cruise} today={today} onSet={onSet} />
          {todo.kind === 'lacks' && cruise.can.edit && <NotNeeded field={todo.field} onSet={onSet} />}
        </li>
      ))}
    </ul>
  );
}

/** The subject of a point: an estimated date keeps it once the date is recorded. */
function keyOf(todo: Todo): ChecklistItem {
  if (todo.kind === 'lacks') return todo.field;
  return todo.kind === 'checkin' ? 'checkin_date' : 'final_payment_date';
}

function isOverdue(todo: Todo, today: string): boolean {
  return todo.kind === 'pay' ? todo.is_overdue : todo.kind === 'estimate' && todo.estimate.date < today;
}

/** Sets a point aside, or brings it back. */
type OnSet = (item: ChecklistItem, is_needed: boolean) => void;

function NotNeeded({ field, onSet }: { field: ChecklistItem; onSet: OnSet }): ReactNode {
  const parts = useTranslations('parts.checklist');
  const terms = useTranslations('terms.fields');
  return (
    <button
      type="button"
      className={`${ui('press', 'target', 'rounded', 'padInline12', 'muted', 'smaller')} ${classes['aside']}`}
      aria-label={parts('not_needed_what', { what: terms(field) })}
      onClick={() => onSet(field, false)}
    >
      {parts('not_needed')}
    </button>
  );
}

interface TodoTextProps extends Omit<TodosProps, 'todos'> {
  todo: Todo;
}

function TodoText({ todo, cruise, today, onSet }: TodoTextProps): ReactNode {
  const text = useTodoText(cruise, today)(todo);
  const { briefly } = useEstimateText();
  const id = useId();
  const { can } = cruise;
  const website = cruise.web_site ?? cruise.line_website;
  const className = `${ui('shrink', 'grow')} ${classes['todoText']}`;
  if (todo.kind === 'checkin') {
    return todo.is_open && website !== null ? (
      <a href={website} target="_blank" rel="noopener noreferrer" className={className}>
        {text}
      </a>
    ) : (
      <span className={className}>{text}</span>
    );
  }
  const words = can.edit ? (
    <Link
      {...linkTo(todo)}
      id={id}
      params={{ id: cruise.id }}
      className={className}
      resetScroll={false}
      onClick={() => {
        // documents have no field: the focus moves to the button that opens the picker
        if (keyOf(todo) === 'documents') document.querySelector<HTMLElement>('#documents button')?.focus();
      }}
    >
      {text}
      {keyOf(todo) === 'documents' && <PlanLock feature="documents" />}
    </Link>
  ) : (
    <span className={className}>{text}</span>
  );
  if (todo.kind !== 'estimate') return words;
  const { date, days_before } = todo.estimate;
  return (
    <div className={`${ui('grow', 'shrink')} ${classes['estimate']}`}>
      {words}
      <p className={`${ui('muted')} ${classes['muted']}`}>{briefly(days_before)}</p>
      {can.edit && (
        <div className={`${ui('bar', 'above6')} ${classes['choices']}`}>
          <EstimateActions cruise_id={cruise.id} date={date} described_by={id} />
          <NotNeeded field="final_payment_date" onSet={onSet} />
        </div>
      )}
    </div>
  );
}

/** The link to where a point is entered. It scrolls to the tabs: on a phone they are more than a screen below. */
function linkTo(todo: Todo): Pick<LinkProps, 'to' | 'search' | 'hash'> {
  if (todo.kind === 'pay') return { to: paths.cruise_view, search: { tab: 'pricing' }, hash: 'tabs' };
  const item = keyOf(todo);
  switch (item) {
    case 'flights':
      return { to: paths.cruise_view, search: { tab: 'dates', edit: 'flights.new-pre' } };
    case 'documents':
      return { to: paths.cruise_view, search: true, hash: 'documents' };
    case 'total_price':
    case 'final_payment_date':
      return { ...to_payment_date, hash: item };
    default:
      return { to: paths.cruise_edit, hash: item };
  }
}

function useTodoText({ currency, can }: Cruise, today: string): (todo: Todo) => string {
  const t = useTranslations('cruises.view');
  const lacks = useTranslations('parts.checklist.lacks');
  const terms = useTranslations('terms.fields');
  const formats = useFormats();
  const { about } = useEstimateText();
  return (todo) => {
    switch (todo.kind) {
      case 'estimate':
        return about(todo.estimate.date, today);
      case 'lacks':
        return can.edit ? lacks(todo.field) : terms(todo.field);
      case 'checkin':
        return todo.is_open ? t('checkin_open') : t('checkin_opens', { date: formats.date(todo.opens_on) });
      case 'pay': {
        const date = formats.date(todo.due_on);
        const { is_overdue } = todo;
        if (todo.amount === null) return t(is_overdue ? 'pay_overdue_no_amount' : 'pay_no_amount', { date });
        const amount = isolate(formats.money(todo.amount, currency));
        return t(is_overdue ? 'pay_overdue' : 'pay', { date, amount });
      }
    }
  };
}
