import { useCallback } from 'react';
import { useLocale } from 'use-intl';
import { portName } from '#domain/port-names.ts';
import { portNamesIn } from './catalogues.ts';

/** Ports as the reader's language calls them, by their names in the catalogue. */
export function usePortName(): (name: string) => string {
  const names = portNamesIn(useLocale());
  return useCallback((name) => portName(name, names), [names]);
}

const kept = new WeakMap<object, { names: unknown; ports: unknown }>();

/** Ports with their names in the reader's language: for the same list the same object, on every screen. */
export function useNamedPorts<Port extends { name: string }>(ports: readonly Port[]): Port[] {
  const names = portNamesIn(useLocale());
  const known = kept.get(ports);
  // a list has one type of port
  if (known !== undefined && known.names === names) return known.ports as Port[];
  const named = ports.map((port) => ({ ...port, name: portName(port.name, names) }));
  kept.set(ports, { names, ports: named });
  return named;
}

/** `Rome (Civitavecchia), Italy` is `Rome` where room is short. */
export function shortName(port: string): string {
  const [plain = port] = port.split(', ');
  return plain.replace(/ \(.*\)$/, '');
}

/** `Perfect Day at CocoCay, Bahamas` is `CocoCay` in a single line. */
export function shortestName(port: string): string {
  return shortName(port).replace(/^(Perfect Day at |פרפקט דיי ב)/, '');
}
