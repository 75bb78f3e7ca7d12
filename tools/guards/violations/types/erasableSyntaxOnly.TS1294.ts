export enum Deck {
  Sun,
}
