const keep = <Value = string>(value: Value) => value;
export const name = keep<string>('Icon');
