// @ts-ignore
export const ship: number = 'Icon';
