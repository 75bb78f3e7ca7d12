let ship = 1; export { ship }; export const f = () => { let deck = 2; return deck; };
