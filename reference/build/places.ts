import { isPortCode } from '#domain/port-codes.ts';
import { AIRPORT_SIZES, PORT_KINDS, type AirlineRow, type AirportRow, type PortRow } from '../shapes.ts';
import type { Fault, SourceRow } from './csv.ts';
import { makeRows, onceOnly, type RowReader } from './row.ts';

export function makePorts(rows: readonly SourceRow[], faults: Fault[]): PortRow[] {
  const unlocodeOnce = onceOnly('UN/LOCODE');
  return makeRows(rows, faults, (reader) => {
    const country = reader.country('country');
    const name = reader.required('port');
    const unlocode = reader.matching('unlocode', /^[A-Z]{2}[A-Z2-9]{3}$/, 'a UN/LOCODE');
    if (unlocode !== null && !unlocode.startsWith(country)) {
      reader.fault(`unlocode "${unlocode}" is not of the country ${country}`);
    }
    unlocodeOnce(reader, unlocode);
    const aliases = reader.list('aliases');
    if (aliases.filter(isPortCode).length > 1) reader.fault('aliases has two codes of three letters');
    return {
      id: reader.plainId(country, name),
      name,
      country,
      ...position(reader),
      time_zone: reader.zone('tz'),
      unlocode,
      aliases,
      kind: reader.oneOf('kind', PORT_KINDS),
    };
  });
}

export function makeAirports(rows: readonly SourceRow[], faults: Fault[]): AirportRow[] {
  const icaoOnce = onceOnly('ICAO code');
  return makeRows(rows, faults, (reader) => {
    // OurAirports writes some of them in lower case ("rjns").
    const icao =
      reader.matching('icao', /^[A-Z0-9]{4}$/i, 'an ICAO code of four letters or digits')?.toUpperCase() ??
      null;
    icaoOnce(reader, icao);
    return {
      id: reader.requiredMatching('iata', /^[A-Z]{3}$/, 'an IATA code of three capital letters'),
      icao,
      name: reader.required('name'),
      city: reader.optional('city'),
      country: reader.country('country'),
      ...position(reader),
      time_zone: reader.zone('tz'),
      size: reader.oneOf('size', AIRPORT_SIZES),
      scheduled: reader.oneOf('scheduled', ['1', '0']) === '1',
    };
  });
}

export function makeAirlines(rows: readonly SourceRow[], faults: Fault[]): AirlineRow[] {
  return makeRows(rows, faults, (reader) => ({
    id: reader.requiredMatching('iata', /^(?!\d\d)[A-Z0-9]{2}$/, 'an IATA code of two letters or digits'),
    icao: reader.requiredMatching('icao', /^[A-Z]{3}$/, 'an ICAO code of three capital letters'),
    name: reader.required('name'),
    country: reader.country('country'),
  }));
}

function position(reader: RowReader): { lat: number; lon: number } {
  const lat = reader.requiredNumber('lat', -90, 90);
  const lon = reader.requiredNumber('lon', -180, 180);
  // Zeros for an unknown position would place a ship in the Gulf of Guinea.
  if (lat === 0 && lon === 0 && reader.optional('lat') !== null) reader.fault('the position is 0, 0');
  return { lat, lon };
}
