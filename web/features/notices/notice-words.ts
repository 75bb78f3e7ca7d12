import type { LinkProps } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { Notice, SettledDetails, ShareNoticeDetails } from '#contract/notices.ts';
import { dayAt, nightsBetween } from '#domain/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { usePortName } from '#web/lib/port-name.ts';
import { useNow } from '#web/ui/clock.ts';
import { browserTimeZone, useFormats } from '#web/lib/formats.ts';
import type { IconName } from '#web/ui/icon.tsx';

export interface NoticeWords {
  what: string;
  /** the ship, the amount, the place: each may be in a direction of its own */
  details: string[];
}

/** The texts of a notice, from its facts and relative to today. */
export function useNoticeWords(): (notice: Notice) => NoticeWords {
  const t = useTranslations('notices.kinds');
  const shared = useTranslations('calendar');
  const settledWords = useSettledWords();
  const shareWords = useShareWords();
  const portName = usePortName();
  const formats = useFormats();
  const today = dayAt(new Date(useNow('minute')).toISOString(), browserTimeZone() ?? 'UTC');

  return ({ kind, details }) => {
    if (kind === 'settled') return settledWords(details);
    if (kind === 'share') {
      return shareWords(details);
    }
    if (kind === 'upload') {
      const { outcome, count, file_name } = details;
      return { what: t(`upload_${outcome}`, { count }), details: [file_name] };
    }
    if (kind === 'balance') {
      const money = (amount: string) => isolate(formats.money(amount, details.currency));
      const change = t('balance_change', { before: money(details.before), after: money(details.after) });
      return {
        what: t(details.corrected === 'deposit' ? 'balance_corrected' : 'paid_corrected'),
        details: details.ship_name === null ? [change] : [details.ship_name, change],
      };
    }
    const { reminder, due_on, amount, currency, event, place_name, ship_name } = details;
    const owner = details.person_name ?? '';
    const whose = owner === '' ? null : shared('shared_by', { name: isolate(owner) });
    const days = due_on === null ? undefined : nightsBetween(today, due_on);
    const date = due_on === null ? '' : formats.date(due_on);
    const money = amount === null ? null : formats.money(amount, currency);
    const of = (...parts: (string | null)[]) =>
      parts.filter((part): part is string => part !== null && part !== '');
    switch (reminder) {
      case 'payment':
      case 'payment_due':
        return {
          what:
            days === undefined
              ? t('payment_undated')
              : days < 0
                ? t('payment_past', { date })
                : t('payment', { days }),
          details: of(money, ship_name, whose, days !== undefined && days > 0 ? date : null),
        };
      case 'payment_overdue':
        return { what: t('payment_overdue', { date }), details: of(money, ship_name, whose) };
      case 'checkin':
        return {
          what:
            days === undefined
              ? t('checkin_undated')
              : days < 0
                ? t('checkin_open', { date })
                : t('checkin', { days }),
          details: of(ship_name, whose, days !== undefined && days > 0 ? date : null),
        };
      case 'weather':
        return {
          what: event === null ? t('weather_unnamed') : t('weather', { event: isolate(event) }),
          details: of(place_name === null ? null : portName(place_name), date, ship_name),
        };
    }
  };
}

/** Another account invites the reader to follow a cruise or all of theirs, or accepted to follow the reader's. */
function useShareWords(): (details: ShareNoticeDetails) => NoticeWords {
  const t = useTranslations('notices.kinds');
  const formats = useFormats();
  return ({ share, person_name, is_of_all, ship_name, start_date, end_date }) => {
    const person = person_name === '' ? t('somebody') : isolate(person_name);
    const days = start_date === null || end_date === null ? [] : [formats.dateRange(start_date, end_date)];
    const ship = ship_name === null ? [] : [ship_name];
    if (share === 'accepted')
      return { what: t('share_accepted', { person }), details: is_of_all ? [] : [...ship, ...days] };
    if (is_of_all) {
      const next = ship.map((name) => t('share_next', { ship: isolate(name) }));
      return { what: t('share_offered_all', { person }), details: [...next, ...days] };
    }
    const what =
      ship_name === null
        ? t('share_offered_some', { person })
        : t('share_offered_one', { person, ship: isolate(ship_name) });
    return { what, details: days };
  };
}

/** An operator settled a report or a typed ship of the reader. */
function useSettledWords(): (details: SettledDetails) => NoticeWords {
  const t = useTranslations('notices.settled');
  return ({ settled, ship_name, catalogue_name, answer }) => {
    const ship = isolate(ship_name ?? '');
    const name = isolate(catalogue_name ?? '');
    switch (settled) {
      case 'report':
        return {
          what: ship_name === null ? t('report_unnamed') : t('report', { ship }),
          details: answer === null ? [] : [answer],
        };
      case 'ship_accepted':
        return { what: t('ship_accepted', { ship: name }), details: [t('ship_linked')] };
      case 'ship_mapped':
        return { what: t('ship_mapped', { ship, name }), details: [t('ship_linked')] };
      case 'ship_declined':
        return { what: t('ship_declined', { ship }), details: [t('ship_stays')] };
    }
  };
}

const icons = {
  payment: 'wallet',
  payment_due: 'wallet',
  payment_overdue: 'wallet',
  checkin: 'check',
  weather: 'warning',
} as const;

export function noticeIcon({ kind, details }: Notice): IconName {
  if (kind === 'reminder') return icons[details.reminder];
  if (kind === 'share') return 'people';
  if (kind === 'upload') return 'record';
  if (kind === 'balance') return 'wallet';
  return details.settled === 'report' ? 'flag' : 'ship';
}

type Target = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** The link of a notice, to its subject; undefined if its cruise is gone. */
export function noticeTarget({ kind, cruise_id, details }: Notice): Target | undefined {
  if (kind === 'share') return { to: paths.sharing_settings };
  if (kind === 'upload') {
    const { outcome, upload_id } = details;
    return outcome === 'proposed'
      ? { to: paths.upload_review, params: { id: upload_id } }
      : { to: paths.cruise_upload };
  }
  if (cruise_id === null) return undefined;
  const params = { id: cruise_id };
  if (kind === 'settled') return { to: paths.cruise_view, params };
  if (kind === 'balance') return { to: paths.cruise_view, params, search: { tab: 'pricing' } };
  switch (details.reminder) {
    case 'payment':
    case 'payment_due':
    case 'payment_overdue':
      return { to: paths.cruise_view, params, search: { tab: 'pricing' } };
    case 'checkin':
      return { to: paths.cruise_view, params, search: { tab: 'dates' } };
    case 'weather':
      return { to: paths.cruise_weather, params };
  }
}
