import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

/*
 * A weather provider on this machine: it answers in the documented shapes of both providers, moved to the days of the
 * test, or with the handler of a test.
 */

type Handler = (request: IncomingMessage, response: ServerResponse, asked: URL) => void;

export interface WeatherProviderDouble {
  url: string;
  /** its requests, in order */
  asked: URL[];
  /** from now on; null: like a provider */
  answer(handler: Handler | null): void;
}

const sample_day = '2026-01-15';
const folder = new URL('weather/', import.meta.url);

/** A stored sample of a provider. */
export function readSample(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Record<string, unknown>;
}

/** Answers as JSON. */
export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(value));
}

/** @param today the first day of its answers */
export async function startWeatherProvider(today: () => string): Promise<WeatherProviderDouble> {
  let handler: Handler | null = null;
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider.test');
    asked.push(url);
    if (handler !== null) handler(request, response, url);
    else sendJson(response, sampleFor(url, today()));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answer: (next) => {
      handler = next;
    },
  };
}

/** A provider's answer about a place, from a day on. */
export function sampleFor(asked: URL, today: string): Record<string, unknown> {
  const days = daysBetween(sample_day, today);
  if (asked.pathname.endsWith('/onecall'))
    return moveSeconds(readSample('openweather_onecall3_sample'), days);
  if (asked.pathname.endsWith('/marine')) return marineSample(today);
  return moveDays(readSample('openmeteo_forecast_sample'), days);
}

function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days;
}

const second_fields = ['dt', 'start', 'end', 'sunrise', 'sunset', 'moonrise', 'moonset'];

function moveSeconds<Value>(value: Value, days: number): Value {
  return JSON.parse(
    JSON.stringify(value, (name: string, inner: unknown) => {
      return second_fields.includes(name) && typeof inner === 'number' ? inner + days * 86_400 : inner;
    }),
  ) as Value;
}

function moveDays<Value>(value: Value, days: number): Value {
  const moved = JSON.stringify(value).replaceAll(
    /"(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2})?"/g,
    (_, day: string, time) => {
      return `"${Temporal.PlainDate.from(day).add({ days }).toString()}${String(time ?? '')}"`;
    },
  );
  return JSON.parse(moved) as Value;
}

/** Waves as Open-Meteo documents them; there is no stored sample. */
function marineSample(today: string): Record<string, unknown> {
  const time = Array.from({ length: 168 }, (_none, hour) => {
    return Temporal.PlainDateTime.from(`${today}T00:00`)
      .add({ hours: hour })
      .toString({ smallestUnit: 'minute' });
  });
  return {
    latitude: 25,
    longitude: -77.5,
    utc_offset_seconds: -18_000,
    timezone: 'America/Nassau',
    hourly_units: { time: 'iso8601', wave_height: 'm', wave_period: 's', wave_direction: '°' },
    hourly: {
      time,
      wave_height: time.map((_none, hour) => Math.round((1 + hour / 100) * 100) / 100),
      wave_period: time.map(() => 7.2),
      wave_direction: time.map(() => 110),
    },
  };
}
