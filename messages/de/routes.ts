import type { AppPart } from '../catalogue.ts';

export const routes: AppPart<'routes'> = {
  title: 'Reiseroute',
};
