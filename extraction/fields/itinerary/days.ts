import { addDays } from '#domain/dates.ts';
import { isoDay, weekdayOf, type WrittenDay } from '#extraction/values/days.ts';

/** The day of a row as it is printed: a date, a number of the voyage, or a number of the month. */
export interface PrintedDay {
  written: WrittenDay | null;
  day_number: number | null;
  day_of_month: number | null;
  weekday: number | undefined;
}

/** The day of each row, given the start of the cruise; `null` if that does not determine it. */
export function daysOfCalls(calls: readonly PrintedDay[], start: string | null): (string | null)[] {
  let last: string | null = start === null ? null : (firstDay(calls, start) ?? start);
  const counts_month = numbersAreOfMonth(calls, start);
  return calls.map((call) => {
    const found = dayOf(call, last, start, counts_month);
    if (found !== null) last = found;
    return found;
  });
}

function dayOf(
  call: PrintedDay,
  last: string | null,
  start: string | null,
  counts_month: boolean,
): string | null {
  const { written, day_number, day_of_month, weekday } = call;
  if (written !== null) return written.year === undefined ? nextDay(written, last) : isoDay(written);
  if (day_of_month !== null) return nextOfMonth(day_of_month, weekday, last);
  if (day_number === null || start === null) return null;
  return counts_month ? nextOfMonth(day_number, weekday, last) : addDays(start, day_number - 1);
}

function nextDay(written: WrittenDay, last: string | null): string | null {
  if (last === null) return null;
  const year = Number(last.slice(0, 4));
  return [year, year + 1].flatMap((one) => isoDay(written, one) ?? []).find((day) => day >= last) ?? null;
}

const farthest_ahead = 400;

function nextOfMonth(day: number, weekday: number | undefined, last: string | null): string | null {
  if (last === null) return null;
  for (let ahead = 0; ahead <= farthest_ahead; ahead += 1) {
    const one = addDays(last, ahead);
    if (Number(one.slice(8)) === day && (weekday === undefined || weekdayOf(one) === weekday)) return one;
  }
  return null;
}

/** Whether numbers are days of the month: the column begins with the day of the month of the start. */
function numbersAreOfMonth(calls: readonly PrintedDay[], start: string | null): boolean {
  const first = calls[0]?.day_number ?? null;
  return start !== null && first !== null && first > 1 && Number(start.slice(8)) === first;
}

/**
 * The first day of dates without a year: in the year in which their weekdays fit, the first from the start on, else the
 * last before it.
 */
function firstDay(calls: readonly PrintedDay[], start: string): string | null {
  const dated = calls.flatMap(({ written, weekday }) =>
    written !== null && written.year === undefined && weekday !== undefined ? [{ written, weekday }] : [],
  );
  const [first] = dated;
  if (first === undefined || calls[0]?.written?.year !== undefined) return null;
  const year = Number(start.slice(0, 4));
  const agreeing = (one: number) => {
    const [begin] = [isoDay(first.written, one)];
    if (begin === null) return 0;
    return dated.filter(({ written, weekday }) => {
      const day = nextDay(written, begin);
      return day !== null && weekdayOf(day) === weekday;
    }).length;
  };
  const years = [year, year + 1, year + 2, year - 1, year - 2, year - 3, year - 4, year - 5, year - 6];
  const fitting = years
    .filter((one) => agreeing(one) * 2 > dated.length)
    .flatMap((one) => isoDay(first.written, one) ?? []);
  return fitting.find((day) => day >= start) ?? fitting[0] ?? null;
}
