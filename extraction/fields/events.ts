import type { Found, ProposedCall } from '#domain/proposal.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { Sheet } from './sheet.ts';
import { isOnly } from './phrases.ts';
import { plain } from '../values/plain.ts';

/** What the events of a calendar say of a cruise: its days in port. */
export function readEvents(sheet: Sheet): Found<ProposedCall>[] {
  const { ports } = catalogue();
  const calls = sheet.document.structured.flatMap((one): Found<ProposedCall>[] => {
    if (one.kind !== 'event') return [];
    const place = one.location.trim();
    const name = place === '' ? one.summary.replace(/^[^:–-]*[:–-]\s*/u, '') : place;
    const is_port = ports.exact(name).length > 0 || ports.exact(name.split(/[,(]/)[0] ?? '').length > 0;
    if (
      !is_port &&
      !(
        place !== '' &&
        /port|embark|einschiff|escala|scalo|escale|imbarco|sbarco|embarque|עגינה/iu.test(one.summary)
      )
    )
      return [];
    if (isOnly(plain(name), 'sea_day', sheet.languages)) return [];
    const [date = '', start_time] = one.start.split('T');
    const [end_date, end_time] = (one.end ?? '').split('T');
    const is_departure =
      /(?<!dis|de)embark|sail ?away|einschiff|embarque(?!.*des)|imbarco|départ/iu.test(one.summary) &&
      !/disembark|debark|ausschiff|desembar|sbarco|débarq/iu.test(one.summary);
    const is_arrival = /disembark|debark|ausschiff|desembar|sbarco|débarq/iu.test(one.summary);
    const is_moment = one.end === null || one.end === one.start;
    return [
      {
        value: {
          date,
          kind: 'port',
          port_name: name,
          port_id: null,
          arrive: is_departure ? null : (start_time ?? null),
          depart: is_arrival
            ? null
            : is_departure && is_moment
              ? (start_time ?? null)
              : end_date === date || end_date === ''
                ? (end_time ?? null)
                : (end_time ?? null),
        },
        confidence: 0.95,
        words: `${one.summary}, ${name}`,
        place: null,
      },
    ];
  });
  return calls.toSorted((a, b) => (a.value.date < b.value.date ? -1 : 1));
}
