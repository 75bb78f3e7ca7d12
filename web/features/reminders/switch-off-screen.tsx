import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { call, session } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import type { Answer } from '#web/lib/api-types.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { read } from '#web/lib/queries.ts';
import { useSignedIn } from '#web/lib/signed-in.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { useReadError } from '#web/parts/read-states.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';

type SwitchedReminder = Answer<'GET reminders/off/{token}'>;

/** The target of a mail's link: opening it changes nothing, a button switches that kind of reminder off. */
export function Screen(): ReactNode {
  const t = useTranslations('switch_off');
  const states = useTranslations('shell.states');
  const failureText = useFailureText();
  const { token } = useParams({ from: paths.switch_off });
  const query = useQuery(read('GET reminders/off/{token}', { params: { token } }));
  const { data, isFetching, refetch } = query;
  const error = useReadError(query);

  if (data !== undefined) return <Switch token={token} switched={data} />;
  if (error === null) return <StateCard icon="bell" title={states('loading')} />;
  // the link is damaged, forged, or of a deleted account; a server that fails now may accept it in a moment
  const is_broken = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <StateCard
      icon="warning"
      is_urgent
      title={is_broken ? t('broken') : states('an_error')}
      actions={
        is_broken ? (
          <ToSettings />
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

function Switch({ token, switched }: { token: string; switched: SwitchedReminder }): ReactNode {
  const t = useTranslations('switch_off');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const is_signed_in = useSignedIn(session);
  const [wasTurned, setTurned] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { act, isWorking } = useAction();
  const { kind, is_on } = switched;
  const params = { token };

  async function turn(): Promise<void> {
    setFailure(undefined);
    const answer = is_on
      ? await call('POST reminders/off/{token}', { params })
      : await call('DELETE reminders/off/{token}', { params });
    flushSync(() => {
      queries.setQueryData(read('GET reminders/off/{token}', { params }).queryKey, answer);
      setTurned(true);
    });
    // the heading tells the outcome
    document.querySelector<HTMLElement>('main h1')?.focus();
    // a signed-in account reads again what follows from the change
    void queries.invalidateQueries({ queryKey: ['GET user/settings'] });
    void queries.invalidateQueries({ queryKey: ['GET cruises/{id}/alerts'] });
  }

  function showFailure(error: unknown): undefined {
    setFailure(error instanceof ApiError ? failureText(error) : t('failed'));
  }

  const title = is_on ? t(wasTurned ? `is_on.${kind}` : `ask.${kind}`) : t(`is_off.${kind}`);
  return (
    <StateCard
      icon={is_on ? 'bell' : 'check'}
      title={title}
      actions={
        <>
          <Button
            look={is_on ? 'filled' : 'outline'}
            is_working={isWorking}
            onClick={() => void act({ run: turn, failed: showFailure })}
          >
            {t(is_on ? 'off' : 'on')}
          </Button>
          {is_signed_in && <ToSettings />}
        </>
      }
    >
      <p>{t(`what.${kind}`)}</p>
      <p>{t('all_cruises')}</p>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </StateCard>
  );
}

/** Visitors come to it by way of the login. */
function ToSettings(): ReactNode {
  const t = useTranslations('switch_off');
  return (
    <Link to={paths.settings} hash="reminders" className={buttonClass('outline')}>
      {t('settings')}
    </Link>
  );
}
