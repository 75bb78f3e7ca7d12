export const ship = (value: any) => String(value);
