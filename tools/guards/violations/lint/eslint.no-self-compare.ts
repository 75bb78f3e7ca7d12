export const isNumber = (value: number) => value === value;
