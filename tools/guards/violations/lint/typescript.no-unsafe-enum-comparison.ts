enum Deck { Sun, Pool }
export const isSun = (deck: Deck) => deck === 0;
