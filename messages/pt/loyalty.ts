import type { AppPart } from '../catalogue.ts';

export const loyalty: AppPart<'loyalty'> = {
  title: 'Fidelidade',
};
