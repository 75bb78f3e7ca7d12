export const nights = (ship: string) => 7;
