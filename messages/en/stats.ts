export const stats = {
  title: 'Statistics',
} as const;
