import type { AppPart } from '../catalogue.ts';

export const stats: AppPart<'stats'> = {
  title: 'Statistik',
};
