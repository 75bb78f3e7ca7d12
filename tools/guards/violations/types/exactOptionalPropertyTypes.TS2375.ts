export const ship: { name?: string } = { name: undefined };
