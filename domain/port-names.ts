/** Names of ports in a language by their names in the catalogue, where the two differ. */
export type PortNames = Readonly<Record<string, string>>;

/** A port as travellers of a language call it; what the catalogue does not know stays as typed. */
export function portName(name: string, names: PortNames): string {
  return (Object.hasOwn(names, name) ? names[name] : undefined) ?? name;
}

/** The names in a name: "Athen (Piräus)" is found by either part. */
export function partsOf(name: string): string[] {
  return name.endsWith(')') ? [name, ...name.slice(0, -1).split(' (')] : [name];
}
