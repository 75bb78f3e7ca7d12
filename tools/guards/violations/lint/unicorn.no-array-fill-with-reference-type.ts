export const decks = new Array(3).fill({});
