export const routes = {
  title: 'Route',
} as const;
