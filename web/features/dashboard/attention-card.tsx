import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isOverdue, isPressing } from '#domain/attention.ts';
import type { Attention } from '#contract/dashboard.ts';
import type { ChecklistItem } from '#domain/checklist.ts';
import { nightsBetween } from '#domain/dates.ts';
import { open_points, paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { EstimateActions, useEstimateText } from '#web/parts/cruise/estimated-payment.tsx';
import { firstToRemindOf, type OpenPayment, ReminderOffer } from '#web/parts/cruise/reminder-offer.tsx';
import { SharedBy } from '#web/parts/shares/shared-by.tsx';
import { useToday } from '#web/lib/use-today.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { isPhone } from '#web/ui/is-phone.ts';
import { useLater } from '#web/ui/later.tsx';
import { Card } from '#web/ui/page.tsx';
import classes from './attention-card.module.css';
import { useMarkPaid } from '#web/parts/cruise/use-mark-paid.ts';
import { ui } from '#web/ui/primitives.ts';

interface AttentionCardProps {
  items: readonly Attention[];
  /** of which a reader may be reminded */
  payments: readonly OpenPayment[];
  /** whether there is a cruise to look forward to */
  has_next: boolean;
}

export function AttentionCard({ items, payments, has_next }: AttentionCardProps): ReactNode {
  const t = useTranslations('dashboard.attention');
  const today = useToday();
  // only one is asked about: the answer counts for all
  const asked = firstToRemindOf(payments, today);
  const has_row = items.some(({ kind, cruise_id }) => isRowOf(asked, kind, cruise_id));
  return (
    <Card className={`${ui('fixed')} ${classes['card']}`}>
      <h2 className={ui('title')}>{t('title')}</h2>
      {items.length === 0 ? (
        <p className={ui('muted', 'above12')}>{t(has_next ? 'none' : 'none_at_all')}</p>
      ) : (
        <Points items={items} asked={asked} today={today} />
      )}
      {/* the payment is further away than what needs attention */}
      {asked !== undefined && !has_row && <ReminderOffer payments={[asked]} />}
    </Card>
  );
}

interface PointsProps {
  items: readonly Attention[];
  /** the payment to be reminded of, if there is one */
  asked: OpenPayment | undefined;
  today: string;
}

/** A life of cruises has dozens: the first frame of the screen has those that a window shows. */
function Points({ items, asked, today }: PointsProps): ReactNode {
  const place = useRef<HTMLUListElement>(null);
  const at_once = isPhone() ? 3 : 12;
  const { is_there, room } = useLater(place, 'attention', items.length <= at_once, at_once);
  return (
    <>
      <ul ref={place} className={`${ui('list', 'ruled', 'above8')} ${classes['points']}`}>
        {(is_there ? items : items.slice(0, at_once)).map((item) => (
          <Item
            key={`${item.kind}:${item.cruise_id}`}
            item={item}
            today={today}
            asked={isRowOf(asked, item.kind, item.cruise_id) ? asked : undefined}
          />
        ))}
      </ul>
      {/* below the window: nothing in sight changes when it goes */}
      <div style={room} />
    </>
  );
}

function isRowOf(asked: OpenPayment | undefined, kind: Attention['kind'], cruise_id: string): boolean {
  return kind === 'final_payment' && asked?.cruise_id === cruise_id;
}

interface ItemProps {
  item: Attention;
  today: string;
  /** the payment to be reminded of, if it is that of the item */
  asked: OpenPayment | undefined;
}

function Item({ item, today, asked }: ItemProps): ReactNode {
  const days = item.due_on === null ? undefined : nightsBetween(today, item.due_on);
  const is_payment = item.kind === 'final_payment';
  const is_settled_here =
    is_payment && mayChange(item) && (item.estimated_days_before !== null || item.amount !== null);
  // without a button all of the row is the link
  const is_way = !is_settled_here && !(is_payment && asked !== undefined);
  const is_pressing = isPressing(item, today);
  const is_urgent = item.kind === 'weather' || is_pressing;
  const is_overdue = isOverdue(item, today);
  const texts = useTexts(item, days, today);
  const detail_id = useId();
  return (
    <li className={`${ui('row', 'gap16', 'relative')} ${is_overdue ? classes['overdue'] : ''}`}>
      <span className={`${classes['dot']} ${is_urgent ? classes['urgent'] : ''}`} aria-hidden="true" />
      <div className={`${ui('wrap', 'middle', 'padBlock12', 'shrink', 'grow')} ${classes['matter']}`}>
        <Way item={item} is_covering={is_way}>
          <span
            className={`${ui('bold', 'tight', 'balance')} ${is_pressing ? classes['pressing'] : ''} ${classes['what']}`}
          >
            {texts.what}
          </span>
          <span id={detail_id} className={ui('stack', 'note')}>
            {texts.detail !== undefined && <span>{texts.detail}</span>}
            {/* a bdi of its own would stand at the side of its letters */}
            <span>
              <bdi>{item.ship_name}</bdi>
            </span>
          </span>
          {texts.why !== undefined && <span className={ui('note')}>{texts.why}</span>}
          <SharedBy share={item.share} className={ui('note')} />
        </Way>
        {is_settled_here &&
          (item.estimated_days_before !== null && item.due_on !== null ? (
            <EstimateActions cruise_id={item.cruise_id} date={item.due_on} described_by={detail_id} />
          ) : (
            item.amount !== null && <MarkPaid item={item} detail_id={detail_id} />
          ))}
        {is_payment && <ReminderOffer is_inline payments={asked === undefined ? [] : [asked]} />}
      </div>
      {is_way && (
        <span className={`${ui('row', 'middle', 'fixed', 'muted')} ${classes['chevron']}`}>
          <Icon name="chevron" size={20} />
        </span>
      )}
    </li>
  );
}

/** Only receivers with the level `edit` may mark a payment of a received cruise. */
function mayChange({ share }: Attention): boolean {
  return share === null || share.share_level === 'edit';
}

interface WayProps {
  item: Attention;
  /** its row */
  is_covering: boolean;
  children: ReactNode;
}

/** A link to where the point is done, or to its details. */
function Way({ item, is_covering, children }: WayProps): ReactNode {
  const className = `${classes['link']} ${is_covering ? ui('covering') : ''}`;
  const to = { params: { id: item.cruise_id }, className };
  return item.kind === 'weather' ? (
    <Link to={paths.cruise_weather} search={{ view: 'alerts' }} {...to}>
      {children}
    </Link>
  ) : (
    <Link to={paths.cruise_view} {...placeOf(item)} {...to}>
      {children}
    </Link>
  );
}

/** Several buttons have one name: the description tells them apart. */
function MarkPaid({ item, detail_id }: { item: Attention; detail_id: string }): ReactNode {
  const t = useTranslations('parts.paid');
  const { isWorking, mark } = useMarkPaid({ ...item, id: item.cruise_id });
  return (
    <Button look="outline" aria-describedby={detail_id} is_working={isWorking} onClick={() => void mark()}>
      {t('mark')}
    </Button>
  );
}

/**
 * Where a point is settled: a payment in its tab, the others in the list of open points, which links to the input of a
 * missing field and to the website where one checks in.
 */
function placeOf({ kind }: Attention): Pick<LinkProps, 'search' | 'hash'> {
  return kind === 'final_payment' ? { search: { tab: 'pricing' } } : { hash: open_points };
}

interface Texts {
  what: string;
  detail?: string | undefined;
  /** of an estimate */
  why?: string;
}

function useTexts(item: Attention, days: number | undefined, today: string): Texts {
  const estimate = useEstimateText();
  const t = useTranslations('dashboard.attention');
  const lacks = useTranslations('parts.checklist.lacks');
  const more = useTranslations('cruises.view');
  const formats = useFormats();
  const date = item.due_on === null ? '' : formats.date(item.due_on, 'weekday');

  switch (item.kind) {
    case 'weather':
      return {
        what: t('weather', { count: item.events.length, events: formats.list(item.events.map(isolate)) }),
        detail: date,
      };
    case 'final_payment': {
      const { amount, currency, estimated_days_before } = item;
      const to_pay =
        amount === null ? undefined : t('to_pay', { amount: isolate(formats.money(amount, currency)) });
      if (estimated_days_before !== null && item.due_on !== null)
        return {
          what: estimate.about(item.due_on, today),
          detail: to_pay,
          why: estimate.briefly(estimated_days_before),
        };
      const due =
        days !== undefined && days < 0
          ? t('final_payment_overdue', { date })
          : `${t('final_payment', { days: days ?? 0 })} · ${isolate(date)}`;
      return to_pay === undefined ? { what: due } : { what: to_pay, detail: due };
    }
    case 'checkin':
      return {
        what: days !== undefined && days <= 0 ? t('checkin_open') : t('checkin', { date }),
      };
    case 'missing': {
      const [first, ...others] = item.fields.filter(isNeeded);
      return {
        what: first === undefined ? '' : lacks(first),
        detail: others.length === 0 ? undefined : more('more_todos', { count: others.length }),
      };
    }
  }
}

/** The fields that the domain checks. */
const needed: Record<ChecklistItem, true> = {
  booking_number: true,
  stateroom: true,
  start_port: true,
  total_price: true,
  final_payment_date: true,
  checkin_date: true,
  flights: true,
  documents: true,
};

function isNeeded(name: string): name is ChecklistItem {
  return Object.hasOwn(needed, name);
}
