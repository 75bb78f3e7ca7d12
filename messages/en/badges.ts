export const badges = {
  title: 'Badges',
} as const;
