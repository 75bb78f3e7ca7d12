import type { AppPart } from '../catalogue.ts';

export const calendar: AppPart<'calendar'> = {
  title: 'לוח שנה',
};
