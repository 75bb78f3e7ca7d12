export const keep = <Value extends unknown>(value: Value) => value;
