export const name = (ship) => ship;
