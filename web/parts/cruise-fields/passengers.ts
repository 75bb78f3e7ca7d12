import { fold } from '#domain/fold.ts';
import type { Suggestions } from '#contract/suggestions.ts';

/** A possible passenger. */
export type Person = Suggestions['passengers'][number];

/** A chosen passenger, with the id of the future record: two sends make one. */
export interface ChosenPassenger extends Person {
  id: string;
}

export function personKey({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string {
  return fold(`${first_name} ${last_name ?? ''}`);
}

export function personName({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string {
  return [first_name, last_name ?? '']
    .map((name) => name.trim())
    .join(' ')
    .trim();
}

/** The passenger for a typed name: the words after the first are the last name. */
export function personOf(text: string): Person | undefined {
  const [first_name = '', ...rest] = text.trim().split(/\s+/);
  if (first_name === '') return undefined;
  const last_name = rest.join(' ');
  return {
    first_name,
    last_name: last_name === '' ? null : last_name,
    loyalty_number: null,
    date_of_birth: null,
  };
}

/** The known numbers of a passenger, which differ by cruise line. */
export function numbersOf(person: Person, known: readonly Person[]): Partial<Person> {
  const found = known.find((one) => personKey(one) === personKey(person));
  if (found === undefined) return {};
  return { loyalty_number: found.loyalty_number, date_of_birth: found.date_of_birth };
}

/** Each passenger once, the first of each name. */
export function uniquePeople<Someone extends Person>(people: readonly Someone[]): Someone[] {
  const keys = people.map(personKey);
  return people.filter((_person, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** Reads passengers stored by this or another version of the form. */
export function readPassengers(stored: unknown): ChosenPassenger[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const { id, first_name, ...more } = one as Record<string, unknown>;
    if (typeof id !== 'string' || typeof first_name !== 'string') return [];
    const text = (name: keyof Person) => (typeof more[name] === 'string' ? more[name] : null);
    return [
      {
        id,
        first_name,
        last_name: text('last_name'),
        loyalty_number: text('loyalty_number'),
        date_of_birth: text('date_of_birth'),
      },
    ];
  });
}
