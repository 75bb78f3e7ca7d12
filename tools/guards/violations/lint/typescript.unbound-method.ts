class Ship { name = 'Icon'; sail() { return this.name; } }
export const sail = new Ship().sail;
