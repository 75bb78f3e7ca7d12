import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import type { Answer } from '#web/lib/api-types.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { useFormats } from '#web/lib/formats.ts';
import { invalidateCruise } from '#web/lib/keep-cruise.ts';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useReadError } from '#web/parts/read-states.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { StateCard } from '#web/ui/state-card.tsx';

type PaidByMail = Answer<'GET reminders/paid/{token}'>;

/** The target of a reminder's link: opening it changes nothing, a button marks the cruise as paid. */
export function Screen(): ReactNode {
  const t = useTranslations('mark_paid');
  const states = useTranslations('shell.states');
  const failureText = useFailureText();
  const { token } = useParams({ from: paths.mark_paid });
  const query = useQuery(read('GET reminders/paid/{token}', { params: { token } }));
  const { data, isFetching, refetch } = query;
  const error = useReadError(query);

  if (data !== undefined) return <Mark token={token} debt={data} />;
  if (error === null) return <StateCard icon="bell" title={states('loading')} />;
  // the link is damaged, forged, over, or of a cruise that the account may not change any more
  const is_broken = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <StateCard
      icon="warning"
      is_urgent
      title={is_broken ? t('broken') : states('an_error')}
      actions={
        is_broken ? (
          <Link to={paths.cruises} className={buttonClass('outline')}>
            {t('cruises')}
          </Link>
        ) : (
          <Button is_working={isFetching} onClick={() => void refetch()}>
            {states('retry')}
          </Button>
        )
      }
    >
      <p>{is_broken ? t('broken_text') : failureText(error)}</p>
    </StateCard>
  );
}

function Mark({ token, debt }: { token: string; debt: PaidByMail }): ReactNode {
  const t = useTranslations('mark_paid');
  const formats = useFormats();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [wasTurned, setTurned] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { act, isWorking } = useAction();
  const { state, can_undo } = debt;
  const params = { token };
  const ship = isolate(debt.ship_name ?? '');
  const amount = debt.amount === null ? null : isolate(formats.money(debt.amount, debt.currency));

  const { queryKey } = read('GET reminders/paid/{token}', { params });

  async function turn(): Promise<void> {
    setFailure(undefined);
    const { amount: shown, currency } = debt;
    const answer =
      state === 'paid' || shown === null
        ? await call('DELETE reminders/paid/{token}', { params })
        : await call('POST reminders/paid/{token}', { params, body: { amount: shown, currency } });
    flushSync(() => {
      queries.setQueryData(queryKey, answer);
      setTurned(true);
    });
    // the heading tells the outcome
    document.querySelector<HTMLElement>('main h1')?.focus();
    // a signed-in account reads again what follows from the change
    void invalidateCruise(queries, debt.cruise_id);
  }

  function showFailure(error: unknown): undefined {
    // another amount is open than was shown: the page asks again, with that one
    if (error instanceof ApiError && error.code === 'conflict' && isDebt(error.current)) {
      queries.setQueryData(queryKey, error.current);
      setTurned(false);
      setFailure(t('changed'));
      return;
    }
    setFailure(error instanceof ApiError ? failureText(error) : t('failed'));
  }

  const open = wasTurned ? t('unmarked', { ship }) : t('ask', { ship });
  const paid = amount === null ? t('paid', { ship }) : t('marked', { amount, ship });
  const title = { balance_due: open, paid, unknown: t('unknown', { ship }) }[state];
  const text = {
    balance_due: amount === null ? null : t('ask_text', { amount }),
    paid: t('paid_text'),
    unknown: t('unknown_text'),
  }[state];
  return (
    <StateCard
      icon={state === 'paid' ? 'check' : 'bell'}
      title={title}
      actions={
        <>
          {(state === 'balance_due' || (state === 'paid' && can_undo)) && (
            <Button
              look={state === 'paid' ? 'outline' : 'filled'}
              is_working={isWorking}
              onClick={() => void act({ run: turn, failed: showFailure })}
            >
              {t(state === 'paid' ? 'undo' : 'mark')}
            </Button>
          )}
          <Link
            to={paths.cruise_view}
            params={{ id: debt.cruise_id }}
            search={{ tab: 'pricing' }}
            className={buttonClass('outline')}
          >
            {t('open')}
          </Link>
        </>
      }
    >
      <p>{text}</p>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </StateCard>
  );
}

function isDebt(current: unknown): current is PaidByMail {
  return typeof current === 'object' && current !== null && 'cruise_id' in current && 'state' in current;
}
