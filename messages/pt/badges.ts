import type { AppPart } from '../catalogue.ts';

export const badges: AppPart<'badges'> = {
  title: 'Conquistas',
};
