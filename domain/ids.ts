const head_length = 'tttttttt-tttt-7rrr'.length;

/**
 * Makes ids sort as they were made. What follows the milliseconds of a UUID of version 7 is random: of two passengers
 * that were added at once the second came first.
 * @param id a new UUID of version 7
 * @param last the id that was made before it; empty for the first
 * @returns `id`, or where it does not sort after `last`, the next number after the first 60 bits of `last` with the
 * random rest of `id` (RFC 9562, section 6.2, method 2; the milliseconds may run ahead of the clock)
 */
export function idAfter(id: string, last: string): string {
  const head = last.slice(0, head_length);
  if (id.slice(0, head_length) > head) return id;
  const [time = '', middle = '', random = ''] = head.split('-');
  const next = BigInt(`0x${time}${middle}${random.slice(1)}`) + 1n;
  const digits = next.toString(16).padStart(15, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-7${digits.slice(12)}${id.slice(head_length)}`;
}
