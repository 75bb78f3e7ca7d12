const ship = 1; export const other = (ship: number) => ship; export { ship };
