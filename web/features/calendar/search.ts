import { isCalendarDay } from '#domain/dates.ts';

export const calendar_views = ['month', 'year', 'agenda'] as const;
export type CalendarView = (typeof calendar_views)[number];

/** The search parameters of the calendar: the view, and the chosen day, `YYYY-MM-DD`. */
export interface CalendarSearch {
  view?: CalendarView;
  day?: string;
}

/** Unknown values are dropped, so that an old link still opens. */
export function validateCalendarSearch(search: Record<string, unknown>): CalendarSearch {
  const view = calendar_views.find((name) => name === search['view']);
  const { day } = search;
  return {
    ...(view !== undefined && { view }),
    ...(typeof day === 'string' && isCalendarDay(day) && { day }),
  };
}
