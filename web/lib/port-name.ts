/** `Rome (Civitavecchia), Italy` is `Rome` where room is short. */
export function shortName(port: string): string {
  const [plain = port] = port.split(', ');
  return plain.replace(/ \(.*\)$/, '');
}
