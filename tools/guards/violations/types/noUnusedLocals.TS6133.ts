const ship = 1;
export {};
