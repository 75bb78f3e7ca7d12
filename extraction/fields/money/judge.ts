import type { LabelName } from '#extraction/words/shape.ts';
import type { Label } from '../document/labels.ts';
import { plainPattern } from '#extraction/words/pattern.ts';

/** The possible roles of an amount. */
export type MoneyRole =
  | 'fare'
  | 'discount'
  | 'taxes'
  | 'total'
  | 'subtotal'
  | 'deposit'
  | 'balance'
  | 'paid'
  | 'credit'
  | 'addon'
  | 'unknown';

/** Roles that labels can give; each is the name of a label. */
export const role_names: readonly Exclude<MoneyRole, 'unknown'>[] = [
  'fare',
  'discount',
  'taxes',
  'total',
  'subtotal',
  'deposit',
  'balance',
  'paid',
  'credit',
  'addon',
];
/** Precedence of the meanings of a label. */
const ranked: readonly MoneyRole[] = [
  'credit',
  'subtotal',
  'balance',
  'deposit',
  'total',
  'taxes',
  'discount',
  'paid',
  'addon',
  'fare',
];

/** All roles that a label can give an amount. */
export function rolesOf({ names }: Label): MoneyRole[] {
  const found = names.flatMap((name: LabelName): MoneyRole[] => {
    if (name === 'final_payment') return ['balance'];
    if (name === 'flight' || name === 'hotel') return ['addon'];
    return role_names.filter((known) => known === name);
  });
  return [...new Set(found)];
}

const roleOf = (label: Label): MoneyRole => {
  const roles = rolesOf(label);
  return ranked.find((known) => roles.includes(known)) ?? 'unknown';
};

/** A separator between two labels that starts a new statement. */
const breaks = /[:;!?|•·=]|\.\s|\s[-+/]\s/;
/** A full stop that ends no sentence. */
const short = plainPattern(String.raw`(?<!\p{L}){short_with_stop}\.`, 'gu');
/** Words between two labels that make them a compound; in no language is the nearer label always its head. */
const joint = plainPattern(String.raw`^[\s'’-]*(?:{between_labels}[\s'’]+)*$`, 'u');
const after = plainPattern(String.raw`(?<!\p{L}){after}(?!\p{L})`, 'u');
/** A label that contains the word for "including": "Gesamtpreis inkl.". */
const ends_in_including = plainPattern(String.raw`(?<!\p{L}){including}\p{L}*$`, 'u');
const isPayment = (one: MoneyRole, other: MoneyRole): boolean =>
  (one === 'paid' && other === 'deposit') || (one === 'deposit' && other === 'paid');
/** Heads that refer to the following label: the total of the taxes, payment of the deposit. */
const of_what_follows: readonly MoneyRole[] = ['total', 'subtotal', 'paid'];

/**
 * The combined role of the labels before an amount. "Total, taxes included" is a total and "Total taxes" are taxes;
 * "The deposit for your cruise" is a deposit, and "Flights incl. taxes" are not taxes.
 *
 * @param labels in the order of the text; @param source the text in plain letters
 */
export function judgeLabels(
  labels: readonly Label[],
  source: string,
  is_negative: boolean,
): { role: MoneyRole; roles: Set<MoneyRole> } {
  const told = labels.filter((label) => roleOf(label) !== 'unknown');
  const roles = new Set(told.flatMap((label) => rolesOf(label)));
  let role: MoneyRole = 'unknown';
  let end = 0;
  for (const label of told) {
    const between = source.slice(end, label.start).replaceAll(short, (word) => `${word.slice(0, -1)} `);
    const next = roleOf(label);
    const is_new =
      breaks.test(between) &&
      !isOpen(source.slice(0, label.start)) &&
      !ends_in_including.test(source.slice(0, end));
    if (role === 'unknown' || (is_new && !isPayment(role, next))) role = next;
    else if (!ends_in_including.test(source.slice(0, end))) role = together(role, next, between);
    end = label.end;
  }
  if (roles.has('credit')) role = 'credit';
  if (is_negative && (role === 'fare' || role === 'unknown' || role === 'addon'))
    role = roles.has('paid') ? 'paid' : 'discount';
  return { role, roles };
}

/** Within an open bracket no new statement begins: "Total (fare: inclusive of taxes". */
const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

const of_all = plainPattern(String.raw`^\s*(?:{for}(?:\s(?:{this_or_your}|{the}))?|{this_or_your})\s*$`, 'u');

const keeps_apart = plainPattern(String.raw`[,(+&]|{with}|(?<!\p{L}){and}(?!\p{L})`, 'u');

function together(head: MoneyRole, next: MoneyRole, between: string): MoneyRole {
  if (head === next) return head;
  const pair = (one: MoneyRole, other: MoneyRole): boolean =>
    (head === one && next === other) || (head === other && next === one);
  // "Deposit received", "Paid: deposit", "Total balance"
  if (isPayment(head, next)) return after.test(between) ? head : 'deposit';
  if (pair('total', 'balance')) return 'balance';
  // "Desconto pagamento à vista"
  if (head === 'discount' && next === 'paid') return head;
  // "Total for this cruise" is the total price
  if (head === 'total' && next === 'fare' && of_all.test(between)) return head;
  if (joint.test(between))
    return head === 'balance' || (head === 'discount' && next === 'fare') ? head : next;
  if (of_what_follows.includes(head) && !after.test(between) && !keeps_apart.test(between)) return next;
  return head;
}
