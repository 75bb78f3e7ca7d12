import type { NewCruise } from '#contract/cruises.ts';
import { type FieldKind, fieldOf, written_names } from '#domain/cruise-fields.ts';
import { addDays } from '#domain/dates.ts';
import type { Dice } from './dice.ts';
import { NOTES } from './household.ts';

type Make = (dice: Dice, cruise: NewCruise) => string | number | boolean;

/** A value of each kind for a field without a story; null: only a story has one. */
const makers: Record<FieldKind, Make | null> = {
  text: (dice) => dice.between(10_000_000, 99_999_999).toString(36).toUpperCase(),
  long: (dice) => dice.pick(NOTES),
  link: (dice) => `https://www.example.com/cruises/${dice.between(1000, 9999)}`,
  phone: (dice) => `+31 10 555 01${dice.between(10, 99)}`,
  // before the final payment
  day: (dice, { start_date }) => addDays(start_date, -dice.between(65, 90)),
  time: (dice) => dice.pick(['10:00', '12:30', '18:45']),
  money: (dice) => `${dice.between(20, 200)}.00`,
  number: (dice) => dice.between(1, 500),
  flag: (dice) => dice.happens(0.5),
  moment: null,
  currency: null,
  line: null,
  ship: null,
  port: null,
};

/** Fills the fields that the story of a cruise does not tell, most of them; null in a story is told. */
export function filled(told: NewCruise, dice: Dice): NewCruise {
  const cruise: NewCruise = { ...told };
  for (const name of written_names) {
    const make = makers[fieldOf(name).kind];
    if (!(name in told) && make !== null && dice.happens(0.7))
      Object.assign(cruise, { [name]: make(dice, told) });
  }
  return cruise;
}
