export const upper = (name: string) => (name as string).trim();
