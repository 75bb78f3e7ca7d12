const ship = 1; export const cruise = { ship: ship };
