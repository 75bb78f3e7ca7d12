interface TimeContext {
  /** an earlier time of the same day, which decides what `5` means */
  after?: string | undefined;
}

/**
 * A time as people type or paste it: `8`, `0800`, `8:00`, `8.30`, `8 am`, `5:30 p.m.`, `17h30`, `17 Uhr`. Without a
 * sign of morning or afternoon (`5`, `530`, but not `05:30`), it is the one after the time before it.
 *
 * @returns `HH:MM`; undefined when it is no time
 */
export function parseTime(text: string, { after }: TimeContext = {}): string | undefined {
  const bare = text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .toLowerCase();
  const marked = /^(.*?) ?([ap])(?:\.? ?m\.?)?$/.exec(bare);
  const figures = (marked?.[1] ?? bare).replace(/ ?(uhr|hrs|hs|h)\.?$/, '');
  const found = /^(\d{1,2})(?: ?[:.h] ?(\d{2}))?$/.exec(figures) ?? /^(\d{1,2})(\d{2})$/.exec(figures);
  if (found === null) return undefined;
  const [, written = '', minutes = '00'] = found;
  const hour = hourOf(written, marked?.[2]);
  if (hour === undefined || hour > 23 || Number(minutes) > 59) return undefined;
  const morning = `${String(hour).padStart(2, '0')}:${minutes}`;
  const isOpen = marked === null && hour > 0 && hour < 12 && !written.startsWith('0');
  if (!isOpen || after === undefined || morning >= after) return morning;
  const evening = `${hour + 12}:${minutes}`;
  return evening >= after ? evening : morning;
}

function hourOf(written: string, half: string | undefined): number | undefined {
  const hour = Number(written);
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
