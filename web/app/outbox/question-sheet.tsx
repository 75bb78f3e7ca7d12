import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { type Change, deletes, isOfGoneCruise, recordOf, type StoredRecord } from '#web/lib/outbox/change.ts';
import { questionsOf } from '#web/lib/outbox/merge-change.ts';
import { outbox } from '#web/lib/outbox/waits.ts';
import { type Choice, ConflictPanel } from '#web/parts/forms/conflict-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormMessage } from '#web/ui/form.tsx';
import { ui } from '#web/ui/primitives.ts';
import { namedCruise } from './describe.ts';
import { useChangeTexts } from './use-change-texts.tsx';

/** By question: which version counts. */
type Answers = Readonly<Record<string, Choice>>;

interface SheetProps {
  cruise_id: string;
  changes: readonly Change[];
  onClose: () => void;
}

/** The questions about one cruise, which was changed here and elsewhere. */
export function QuestionSheet({ cruise_id, changes, onClose }: SheetProps): ReactNode {
  const t = useTranslations('outbox');
  const [answers, setAnswers] = useState<Answers>({});
  const [is_missing, setMissing] = useState(false);
  const [is_working, setWorking] = useState(false);
  const { ship_name, currency } = namedCruise(outbox.current(), cruise_id);
  const open = changes.filter((one) => one.state === 'conflict' && recordOf(one).cruise_id === cruise_id);
  const gone = open.find(isOfGoneCruise);
  // its answer is one for all that waits for the cruise
  const asked = gone === undefined ? open : [gone];

  async function answer(): Promise<void> {
    const unanswered = asked.flatMap(keysOf).find((key) => answers[key] === undefined);
    setMissing(unanswered !== undefined);
    if (unanswered !== undefined) {
      document.getElementById(`mine-${unanswered}`)?.focus();
      return;
    }
    setWorking(true);
    try {
      for (const change of asked) await outbox.loaded()?.resolve(change.id, leftOf(change, answers));
    } finally {
      setWorking(false);
    }
    onClose();
    await outbox.send();
  }

  return (
    <Dialog
      title={t('question.title', { ship: isolate(ship_name ?? t('unnamed')) })}
      is_sheet
      onClose={onClose}
    >
      <div className={ui('stack', 'gap20', 'above12')}>
        {asked.map((change) => (
          <Question
            key={change.id}
            change={change}
            currency={currency}
            answers={answers}
            onChoose={(keys, choice) =>
              setAnswers((before) => ({
                ...before,
                ...Object.fromEntries(keys.map((key) => [key, choice])),
              }))
            }
          />
        ))}
        {is_missing && <FormMessage>{t('question.missing')}</FormMessage>}
        <div className={ui('wrap', 'gap12')}>
          <Button is_working={is_working} onClick={() => void answer()}>
            {t('question.send')}
          </Button>
          <Button look="outline" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface QuestionProps {
  change: Change;
  currency: string | null;
  answers: Answers;
  onChoose: (keys: readonly string[], choice: Choice) => void;
}

function Question({ change, currency, answers, onChoose }: QuestionProps): ReactNode {
  const t = useTranslations('outbox');
  const texts = useChangeTexts(currency);
  const { kind } = recordOf(change);
  const { before, body, current = null } = change;
  const panel = { heading: 'h3', title: texts.what(change), onChoose } as const;
  const [whole = ''] = keysOf(change);
  if (current === null || deletes(change)) {
    const is_deletion = deletes(change);
    const is_of_cruise = isOfGoneCruise(change) && kind !== 'cruise';
    const deleted_there = is_of_cruise ? 'question.cruise_deleted' : 'question.deleted_there';
    return (
      <ConflictPanel
        {...panel}
        text={t(is_deletion ? 'question.deleted_here' : deleted_there)}
        rows={[
          {
            key: whole,
            label: t('question.what_counts'),
            mine: t(
              is_deletion ? 'question.delete' : is_of_cruise ? 'question.anew_cruise' : 'question.anew',
            ),
            theirs: t(is_deletion ? 'question.keep' : 'question.drop'),
            choice: answers[whole],
          },
        ]}
      />
    );
  }
  const rows = questionsOf(change, current).map((names) => {
    const key = keyOf(change, names);
    const version = (record: StoredRecord | typeof body) =>
      names.map((name) => <div key={name}>{texts.value(kind, name, record ?? {})}</div>);
    return {
      key,
      label: names.map((name) => texts.label(kind, name)).join(', '),
      mine: version({ ...before, ...body }),
      theirs: version(current),
      was: before === null ? undefined : version(before),
      choice: answers[key],
    };
  });
  return <ConflictPanel {...panel} text={t('question.both')} rows={rows} />;
}

function keyOf({ id }: Change, names: readonly string[]): string {
  return `${id}-${names[0] ?? ''}`;
}

/** The keys of the questions about a change: one, where its record was deleted. */
function keysOf(change: Change): string[] {
  const { current = null } = change;
  if (current === null || deletes(change)) return [keyOf(change, [])];
  return questionsOf(change, current).map((names) => keyOf(change, names));
}

/** The fields that stay as the other version has them. */
function leftOf(change: Change, answers: Answers): string[] | 'all' {
  const { current = null } = change;
  if (current === null || deletes(change)) return answers[keyOf(change, [])] === 'mine' ? [] : 'all';
  return questionsOf(change, current)
    .filter((names) => answers[keyOf(change, names)] === 'theirs')
    .flat();
}
