export const loyalty = {
  title: 'Loyalty',
} as const;
