export const isSame = (a: unknown, b: unknown) => a == b;
