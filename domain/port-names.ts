/** Names of ports in a language by their names in the catalogue, where the two differ. */
export type PortNames = Readonly<Record<string, string>>;

/** A port as travellers of a language call it; what the catalogue does not know stays as typed. */
export function portName<Name extends string | null>(name: Name, names: PortNames): Name | string {
  return name !== null && Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
