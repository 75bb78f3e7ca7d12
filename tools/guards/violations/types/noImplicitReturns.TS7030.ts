export function nights(isShort: boolean) {
  if (isShort) return 3;
}
