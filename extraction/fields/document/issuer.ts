import { NameIndex } from '#extraction/catalogue/name-index.ts';
import { all_issuers } from '#extraction/issuers/all.ts';
import type { Issuer } from '#extraction/issuers/shape.ts';
import type { LabelName } from '#extraction/words/shape.ts';
import type { Label } from './labels.ts';

let names: NameIndex<Issuer> | undefined;

function nameIndex(): NameIndex<Issuer> {
  if (names === undefined) {
    names = new NameIndex();
    for (const issuer of all_issuers) for (const name of issuer.names) names.add(name, issuer);
  }
  return names;
}

/** The possible issuers of a document, the most often named first. */
export function issuersOf(texts: readonly string[]): Issuer[] {
  const counts = new Map<Issuer, number>();
  for (const text of texts) {
    for (const { meanings } of nameIndex().find(text))
      for (const issuer of meanings) counts.set(issuer, (counts.get(issuer) ?? 0) + 1);
  }
  return [...counts.entries()].toSorted((a, b) => b[1] - a[1]).map(([issuer]) => issuer);
}

const indexes = new WeakMap<Issuer, NameIndex<LabelName>>();

/** Labels that only these issuers use. */
export function issuerLabels(text: string, issuers: readonly Issuer[]): Label[] {
  return issuers.flatMap((issuer) => {
    let index = indexes.get(issuer);
    if (index === undefined) {
      index = new NameIndex();
      for (const [name, phrases] of Object.entries(issuer.labels))
        for (const phrase of phrases) index.add(phrase, name as LabelName);
      for (const phrase of issuer.loyalty?.names ?? []) index.add(phrase, 'loyalty');
      indexes.set(issuer, index);
    }
    return index.find(text).map(({ meanings, start, end }) => ({ names: meanings, start, end }));
  });
}

/** Whether a number has the form of an issuer's numbers. Only a hint, as lines change their numbers. */
export function hasFormOf(number: string, issuers: readonly Issuer[]): boolean {
  return issuers.some(
    ({ booking_number }) =>
      booking_number !== null && new RegExp(`^(?:${booking_number})$`, 'u').test(number),
  );
}
