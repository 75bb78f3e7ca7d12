import type { Language } from '#domain/languages.ts';
import { portName } from '#domain/port-names.ts';
import { port_names } from '#domain/port-names/all.ts';

/** A port in a language. */
export function portNameIn(language: Language, name: string): string {
  return portName(name, port_names[language]);
}
