class Ship {
  sail() {}
}
export class Ferry extends Ship {
  sail() {}
}
