import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { StoredMembership } from '#contract/loyalty.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { focusHeading } from '#web/ui/heading.ts';
import { ownLivery } from '#domain/livery.ts';
import { read } from '#web/lib/queries.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Monogram } from '#web/ui/monogram.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { bodyOfStored } from './membership-values.ts';
import classes from './settings.module.css';
import { useMemberships } from './use-memberships.ts';
import { useAmount } from '#web/parts/loyalty/use-units.ts';

/** The memberships, line by line. */
export function MembershipList({ memberships }: { memberships: readonly StoredMembership[] }): ReactNode {
  const formats = useFormats();
  const { data } = useQuery(read('GET catalog/cruise-lines'));
  const lines = Map.groupBy(memberships, ({ cruise_line_id }) => cruise_line_id);
  const named = [...lines].map(([id, members]) => {
    const line = data?.items.find((one) => one.id === id);
    return { id, members, name: line?.name ?? id, livery: line ?? ownLivery(id) };
  });
  return (
    <div className={classes['lines']}>
      {named
        .toSorted((one, other) => formats.compare(one.name, other.name))
        .map((line) => (
          <LineCard key={line.id} line={line} />
        ))}
    </div>
  );
}

interface Line {
  id: string;
  name: string;
  livery: { monogram: string; colour: string };
  members: readonly StoredMembership[];
}

function LineCard({ line }: { line: Line }): ReactNode {
  const t = useTranslations('loyalty.settings');
  const title_id = `line-${line.id}`;
  return (
    <Card aria-labelledby={title_id}>
      <header className={ui('row', 'middle', 'gap12')}>
        <Monogram letters={line.livery.monogram} colour={line.livery.colour} />
        <h2 id={title_id} className={`${ui('heading')} ${classes['title']}`}>
          <bdi>{line.name}</bdi>
        </h2>
      </header>
      <ul className={ui('list', 'above8', 'below4')}>
        {line.members.map((membership) => (
          <li key={membership.id} className={`${ui('bar', 'lineBelow', 'gap8by16')} ${classes['member']}`}>
            <MemberRow membership={membership} line={line.name} />
          </li>
        ))}
      </ul>
      <div className={classes['another']}>
        <Link
          to={paths.loyalty_settings}
          search={{ edit: `new-${line.id}` }}
          className={buttonClass('quiet')}
        >
          <Icon name="plus" size={20} />
          {t('add_member')}
        </Link>
      </div>
    </Card>
  );
}

function MemberRow({ membership, line }: { membership: StoredMembership; line: string }): ReactNode {
  const t = useTranslations('loyalty.settings');
  const words = useTranslations('loyalty');
  const remove = useRemove();
  const { id, member_name, loyalty_number } = membership;
  const who = member_name ?? words('you');
  const named = { name: isolate(who), line: isolate(line) };
  const facts = useFacts()(membership);
  return (
    <>
      <div className={classes['words']}>
        <h3 className={ui('text17', 'breaking')}>
          <bdi>{who}</bdi>
        </h3>
        <p>
          {loyalty_number === null ? (
            <span className={ui('note')}>{t('no_number')}</span>
          ) : (
            <bdi className={classes['number']}>{loyalty_number}</bdi>
          )}
        </p>
        {facts.length > 0 && <p className={ui('note')}>{facts.join(' · ')}</p>}
      </div>
      <div className={ui('row', 'gap4')}>
        <Link
          to={paths.loyalty_settings}
          search={{ edit: id }}
          className={buttonClass('outline')}
          aria-label={t('edit_named', named)}
          data-edit={id}
        >
          {t('edit')}
        </Link>
        <ConfirmButton
          look="quiet"
          aria-label={t('remove_named', named)}
          title={t('remove_title')}
          text={t('remove_text', named)}
          confirm_label={t('remove')}
          cancel_label={t('cancel')}
          onConfirm={() => void remove(membership)}
        >
          {t('remove')}
        </ConfirmButton>
      </div>
    </>
  );
}

/** Other facts of a membership, in a few words. */
function useFacts(): (membership: StoredMembership) => string[] {
  const t = useTranslations('loyalty');
  const formats = useFormats();
  const amountOf = useAmount();
  const { data } = useQuery(read('GET catalog/programmes'));
  return ({ cruise_line_id, tier, points, points_as_of, points_per_night, points_per_cruise }) => {
    const programme = data?.items.find(
      (one) => one.cruise_line_id === cruise_line_id && one.ended_on === null,
    );
    const amount = points === null ? null : amountOf(points, programme?.unit ?? 'points');
    const has_rate = points_per_night !== null || points_per_cruise !== null;
    return [
      tier === null ? null : isolate(tier),
      amount !== null && points_as_of !== null
        ? t('settings.as_of', { amount, date: formats.date(points_as_of) })
        : amount,
      has_rate ? t('settings.own_rate') : null,
    ].filter((fact) => fact !== null);
  };
}

/** The membership after a removed one on the screen, or else before it. */
function neighbourOf(id: string): string | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-edit]')].map(
    ({ dataset }) => dataset['edit'],
  );
  const at = all.indexOf(id);
  return all[at + 1] ?? all[at - 1];
}

/** Moves the focus from a removed row to its neighbour, or to the top if there is none. */
function focusEdit(id: string | undefined): void {
  const link = [...document.querySelectorAll<HTMLElement>('[data-edit]')].find(
    ({ dataset }) => dataset['edit'] === id,
  );
  if (link !== undefined) link.focus();
  else {
    // `focusHeading` moves the focus only if no other element has it
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    focusHeading();
  }
}

/** Removes a membership at once, and puts it back under its id on undo. */
function useRemove(): (membership: StoredMembership) => Promise<void> {
  const t = useTranslations('loyalty.settings');
  const { put, remove } = useMemberships();

  const { act } = useAction();

  async function attempt(work: () => Promise<void>, onDone: () => void): Promise<void> {
    if (await act({ run: work, failed: t('failed') })) onDone();
  }

  return (membership) => {
    const putBack = () => put({ ...bodyOfStored(membership), id: membership.id }, membership.cruise_line_id);
    const next = neighbourOf(membership.id);
    return attempt(
      () => remove(membership),
      () => {
        focusEdit(next);
        showToast('success', t('removed'), {
          action: {
            label: t('undo'),
            run: () => void attempt(putBack, () => showToast('info', t('undone'))),
          },
        });
      },
    );
  };
}
