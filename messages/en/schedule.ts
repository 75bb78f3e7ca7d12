export const schedule = {} as const;
