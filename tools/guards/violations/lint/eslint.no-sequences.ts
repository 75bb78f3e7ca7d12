export let deck = 1; export const next = () => { return deck++, deck; };
