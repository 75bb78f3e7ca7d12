import { useCallback, useMemo } from 'react';
import { useLocale } from 'use-intl';
import { portName } from '#domain/port-names.ts';
import { portNamesIn } from './catalogues.ts';

/** Ports as the reader's language calls them, by their names in the catalogue. */
export function usePortName(): (name: string) => string {
  const names = portNamesIn(useLocale());
  return useCallback((name) => portName(name, names), [names]);
}

/** Ports with their names in the reader's language. */
export function useNamedPorts<Port extends { name: string }>(ports: readonly Port[]): Port[] {
  const named = usePortName();
  return useMemo(() => ports.map((port) => ({ ...port, name: named(port.name) })), [ports, named]);
}

/** `Rome (Civitavecchia), Italy` is `Rome` where room is short. */
export function shortName(port: string): string {
  const [plain = port] = port.split(', ');
  return plain.replace(/ \(.*\)$/, '');
}
