export const ship = (value: { name: string } | undefined) => value || { name: 'Icon' };
