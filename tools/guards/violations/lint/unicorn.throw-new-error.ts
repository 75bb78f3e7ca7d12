export function fail() { throw Error('Sunk'); }
