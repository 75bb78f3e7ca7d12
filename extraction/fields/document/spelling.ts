import type { ReadValue, Proposal, ProposedField } from '#domain/proposal.ts';
import { catalogue } from '#extraction/catalogue/catalogue.ts';
import { fromCapitals, isInCapitals } from '#extraction/values/capitals.ts';

/** Fields that are names; codes and numbers stay as printed. */
const names: readonly ProposedField[] = [
  'cruise_line',
  'ship_name',
  'itinerary',
  'start_port',
  'end_port',
  'category',
  'dining',
  'travel_agent',
];

/** Converts names in capitals to usual case, as the traveller will read them in the record. */
export function inUsualLetters(proposal: Proposal): Proposal {
  const { fields, passengers, schedule, lodging, addons } = proposal;
  const spelt: Proposal['fields'] = { ...fields };
  for (const name of names) {
    const found = fields[name];
    if (found !== undefined)
      spelt[name] = { ...found, value: ofCatalogue(proposal, name) ?? usual(found.value) };
  }
  return {
    ...proposal,
    fields: spelt,
    passengers: mapped(passengers, (one) => ({
      ...one,
      first_name: fromCapitals(one.first_name),
      last_name: one.last_name === null ? null : fromCapitals(one.last_name),
    })),
    schedule: mapped(schedule, (one) => ({
      ...one,
      port_name: one.port_name === null ? null : usual(one.port_name),
    })),
    addons: mapped(addons, (one) => ({ ...one, description: usual(one.description) })),
    lodging: mapped(lodging, (one) => ({ ...one, name: usual(one.name) })),
  };
}

const mapped = <Value>(
  all: readonly ReadValue<Value>[],
  change: (value: Value) => Value,
): ReadValue<Value>[] => all.map((found) => ({ ...found, value: change(found.value) }));

/** "VENICE (FUSINA), Italy": a part in capitals is converted on its own, if its words are long enough for names. */
const usual = (text: string): string =>
  text
    .split(/(?<=,\s)/u)
    .map((part) => (/\p{Lu}{4}/u.test(part) || isInCapitals(text) ? inSmall(part) : part))
    .join('');

const inSmall = (text: string): string => fromCapitals(text, (word) => catalogue().short_words.has(word));

/** The catalogue's spelling of a ship or a line. */
function ofCatalogue({ fields, ids }: Proposal, name: ProposedField): string | undefined {
  const value = fields[name]?.value ?? '';
  if (!isInCapitals(value)) return undefined;
  const { ships, lines } = catalogue();
  if (name === 'ship_name') {
    // "MS EUROPA 2": the prefix stays in capitals, and is in few names of the catalogue
    const [kind = ''] = /^(?:MS|MV|M\/S|MY|RMS|SS|TSS)\s+/u.exec(value) ?? [];
    const known = [value, value.slice(kind.length)]
      .flatMap((one) => ships.exact(one))
      .find(({ id }) => id === ids.ship_id);
    return known === undefined || known.name.startsWith(kind) ? known?.name : `${kind}${known.name}`;
  }
  if (name === 'cruise_line') return lines.exact(value).find(({ id }) => id === ids.cruise_line_id)?.name;
  return undefined;
}
