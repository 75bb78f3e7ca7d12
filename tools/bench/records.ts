// Detailed records: every field filled in, ids of the catalogue, notes of 300 characters.
import type { NewCruise } from '#contract/cruises.ts';
import { addDays } from '#domain/dates.ts';
import { readReference } from '#reference/read.ts';

const NOTES =
  'Embarkation was quick, the cabin steward excellent; ask again for a table at the window and book the ' +
  'speciality restaurant before sailing. Tender to the island, so take the first one. Remember the adapter, the ' +
  'lanyards and the letter from the loyalty desk about the onboard credit of the cancelled shore excursion.';

/** Deterministic, so that every run measures the same rows. */
export function makeRecords(count: number): NewCruise[] {
  const { ships, ports } = readReference();
  const sailing = ships.filter(({ status }) => status === 'active');
  const harbours = ports.filter(({ kind }) => kind === 'embarkation');
  return Array.from({ length: count }, (_, index): NewCruise => {
    const ship = pick(sailing, index * 7);
    const start_date = addDays('2018-03-04', Math.round((index * 4300) / count));
    const fare = 900 + ((index * 37) % 4000);
    const taxes = 140 + (index % 90);
    return {
      booking_id: `B-${10_000 + index}`,
      booking_number: `${ship.id.slice(0, 3).toUpperCase()}${700_000 + index}`,
      booking_date: addDays(start_date, -240),
      cruise_line_id: ship.cruise_line_id,
      ship_id: ship.id,
      itinerary: 'Eastern Caribbean with a day at the private island',
      start_date,
      end_date: addDays(start_date, 4 + (index % 11)),
      start_port_id: pick(harbours, index * 3).id,
      end_port_id: pick(harbours, index * 3 + (index % 4 === 0 ? 1 : 0)).id,
      stateroom: String(6000 + (index % 900)),
      category: 'Balcony 4D',
      deck: String(5 + (index % 9)),
      dining: 'My Time Dining, table for six',
      time_of_boarding: '12:30',
      muster_station: `C${index % 30}`,
      notes: NOTES.slice(0, 300),
      travel_agent: 'Blue Horizon Travel, Rotterdam',
      web_site: 'https://www.example.com/my-bookings',
      phone_number: '+31 10 555 0123',
      checkin_date: addDays(start_date, -45),
      manual_payment_reminder_date: addDays(start_date, -100),
      final_payment_date: addDays(start_date, -90),
      currency: 'EUR',
      fare: `${fare}.50`,
      discount: '75.00',
      taxes: `${taxes}.25`,
      total_price: `${fare + taxes - 75}.75`,
      deposit: '250.00',
      loyalty_number: '334455667',
      tier_before: 'Emerald',
      tier_after: 'Diamond',
      points_before: index,
      points_earned: 7,
      points_after: index + 7,
    };
  });
}

/** Picks an item, the same one for the same number. */
function pick<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('The catalogue is empty.');
  return item;
}
