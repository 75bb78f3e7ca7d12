export function nights(kind: number) {
  let count = 0;
  switch (kind) {
    case 1:
      count = 7;
    case 2:
      count += 1;
  }
  return count;
}
