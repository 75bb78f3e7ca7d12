export enum Deck { Sun = 1, Pool = 'pool' }
