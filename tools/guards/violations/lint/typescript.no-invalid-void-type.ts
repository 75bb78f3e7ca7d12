export const ship = (value: string | void) => value;
