export function fail() { throw 'Sunk'; }
