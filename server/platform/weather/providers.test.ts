import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { OutsideFailure } from '#server/platform/outside/outside.ts';
import { readSample, sampleFor, sendJson, startWeatherProvider } from '#server/testing/weather.ts';
import { conditionOfOpenWeather, conditionOfWmo } from './codes.ts';
import { weatherProvider } from './provider.ts';
import type { WeatherProvider } from './shape.ts';

const double = await startWeatherProvider(() => '2026-01-15');
const nassau = { latitude: 25.1, longitude: -77.35, time_zone: 'America/Nassau' };

const settings = { WEATHER_URL: double.url, OPENWEATHER_API_KEY: 'k3y' };

function providerOf(WEATHER_PROVIDER: 'open-meteo' | 'openweather'): WeatherProvider {
  return weatherProvider({ ...settings, WEATHER_PROVIDER }) ?? assert.fail('it is on');
}

const open_meteo = providerOf('open-meteo');
const openweather = providerOf('openweather');

type Sample = Record<string, Record<string, unknown[]>> & Record<string, unknown>;

/** Answers with a changed sample of the provider. */
function answerWith(name: string, change: (sample: Sample) => void, path = ''): void {
  double.answer((_request, response, asked) => {
    const sample = asked.pathname.endsWith(path) ? readSample(name) : sampleFor(asked, '2026-01-15');
    if (asked.pathname.endsWith(path)) change(sample as Sample);
    sendJson(response, sample);
  });
}

const meteo_sample = 'openmeteo_forecast_sample';
const openweather_sample = 'openweather_onecall3_sample';

async function refuses(
  provider: WeatherProvider,
  kind: OutsideFailure['kind'],
  message: string,
): Promise<void> {
  await assert.rejects(
    provider.forecast(nassau, 'port'),
    (error) => error instanceof OutsideFailure && error.kind === kind,
    message,
  );
}

test('off is no provider', () => {
  assert.equal(weatherProvider({ ...settings, WEATHER_PROVIDER: 'off' }), null);
});

test('Open-Meteo: the values of an hour and of a day, and those computed from its hours', async () => {
  double.answer(null);
  const { time_zone, current, hours, days, alerts } = await open_meteo.forecast(nassau, 'port');
  const asked = double.asked.at(-1)?.searchParams;
  assert.deepEqual(
    ['latitude', 'longitude', 'timezone', 'wind_speed_unit'].map((name) => asked?.get(name)),
    ['25.1', '-77.35', 'America/Nassau', 'kmh'],
  );
  assert.deepEqual([time_zone, alerts, hours.length, days.length], ['America/Nassau', null, 168, 7]);
  const [first] = hours;
  assert.deepEqual(
    [first?.time, first?.at, first?.temperature, first?.wind_speed, first?.is_day, first?.wave_height],
    ['2026-01-15T00:00', '2026-01-15T05:00:00Z', 22.2, 19.8, false, null],
  );
  assert.deepEqual(
    [current?.time, current?.condition, current?.humidity, current?.dew_point, current?.visibility],
    ['2026-01-15T12:00', 'clear', 63, null, null],
  );
  const [day] = days;
  const part = (from: number, to: number) => {
    const some = hours.slice(from, to).map(({ temperature }) => temperature ?? 0);
    return Math.round((some.reduce((sum, value) => sum + value, 0) / some.length) * 10) / 10;
  };
  assert.deepEqual(
    [day?.date, day?.high, day?.low, day?.morning, day?.day, day?.evening, day?.night],
    ['2026-01-15', 27.6, 21.4, part(6, 12), part(12, 18), part(18, 22), part(22, 30)],
  );
  assert.deepEqual(
    [day?.condition, day?.sunrise, day?.sunset, day?.uv_index],
    ['mostly_clear', '2026-01-15T06:56', '2026-01-15T17:43', 6.5],
  );
});

test('Open-Meteo: at sea the waves of the hour join it, and without them the rest is there', async () => {
  double.answer(null);
  const with_waves = await open_meteo.forecast(nassau, 'sea');
  assert.deepEqual(
    [with_waves.hours[0]?.wave_height, with_waves.hours[0]?.wave_period, with_waves.days[0]?.wave_height],
    [1, 7.2, 1.23],
  );
  for (const fail of [
    (response: ServerResponse) => response.destroy(),
    (response: ServerResponse) => sendJson(response, readSample('openmeteo_error_400_sample'), 400),
    (response: ServerResponse) => sendJson(response, { hourly: 'none' }),
  ]) {
    double.answer((_request, response, asked) => {
      if (asked.pathname.endsWith('/marine')) fail(response);
      else sendJson(response, sampleFor(asked, '2026-01-15'));
    });
    const without = await open_meteo.forecast(nassau, 'sea');
    assert.deepEqual([without.hours[0]?.wave_height, without.hours[0]?.temperature], [null, 22.2]);
  }
});

/** An answer of Open-Meteo over some days, all with the offset that holds at the time of the call. */
function answerAround(time_zone: string, offset_h: number, from: string, days: number): void {
  const time = Array.from({ length: days * 24 }, (_none, hour) => {
    const local = Temporal.PlainDateTime.from(`${from}T00:00`).add({ hours: hour });
    return local.toString({ smallestUnit: 'minute' });
  });
  double.answer((_request, response) => {
    const dates = time.filter((moment) => moment.endsWith('T00:00')).map((moment) => moment.slice(0, 10));
    sendJson(response, {
      timezone: time_zone,
      utc_offset_seconds: offset_h * 3600,
      hourly: { time, temperature_2m: time.map((_moment, hour) => hour) },
      daily: {
        time: dates,
        sunrise: dates.map((date) => `${date}T06:30`),
        sunset: dates.map((date) => `${date}T18:30`),
      },
    });
  });
}

test('Open-Meteo: its hours are instants by its one offset, shown by the clocks of the place when these change', async () => {
  const around = async (time_zone: string, offset_h: number, from: string) => {
    answerAround(time_zone, offset_h, from, 2);
    const { hours, days } = await open_meteo.forecast({ ...nassau, time_zone }, 'port');
    assert.equal(new Set(hours.map(({ at }) => at)).size, 48);
    return { hours, days };
  };
  // the hour from two to three is not there on 8 March
  const spring = await around('America/New_York', -5, '2026-03-08');
  assert.deepEqual(
    spring.hours.slice(1, 4).map(({ time, at }) => [time, at]),
    [
      ['2026-03-08T01:00', '2026-03-08T06:00:00Z'],
      ['2026-03-08T03:00', '2026-03-08T07:00:00Z'],
      ['2026-03-08T04:00', '2026-03-08T08:00:00Z'],
    ],
  );
  assert.equal(spring.days[0]?.sunrise, '2026-03-08T07:30');
  // the hour from one to two is there twice on 1 November
  const autumn = await around('America/St_Johns', -2.5, '2026-11-01');
  assert.deepEqual(
    autumn.hours.slice(1, 4).map(({ time, at }) => [time, at]),
    [
      ['2026-11-01T01:00', '2026-11-01T03:30:00Z'],
      ['2026-11-01T01:00', '2026-11-01T04:30:00Z'],
      ['2026-11-01T02:00', '2026-11-01T05:30:00Z'],
    ],
  );
  assert.equal(autumn.days[0]?.sunset, '2026-11-01T17:30');
  const east = await around('Pacific/Kiritimati', 14, '2026-01-01');
  assert.deepEqual([east.hours[0]?.time, east.hours[0]?.at], ['2026-01-01T00:00', '2025-12-31T10:00:00Z']);
});

test('Open-Meteo: a sun that does not rise has no time', async () => {
  for (const [sunrise, sunset] of [
    ['2026-01-15T00:00', '2026-01-15T00:00'],
    ['1970-01-01T00:00', '1970-01-01T00:00'],
    [null, null],
  ]) {
    answerWith(meteo_sample, ({ daily }) => {
      (daily?.['sunrise'] ?? [])[0] = sunrise;
      (daily?.['sunset'] ?? [])[0] = sunset;
    });
    const [day] = (await open_meteo.forecast(nassau, 'port')).days;
    assert.deepEqual([day?.sunrise, day?.sunset], [null, null]);
  }
});

test('Open-Meteo: a missing value is null', async () => {
  answerWith(meteo_sample, (sample) => {
    delete sample['current'];
    delete sample['hourly']?.['uv_index'];
    sample['hourly']?.['temperature_2m']?.fill(null);
    delete sample['daily']?.['temperature_2m_max'];
  });
  const { current, hours, days } = await open_meteo.forecast(nassau, 'port');
  assert.deepEqual(
    [current, hours[0]?.uv_index, hours[0]?.temperature, hours[0]?.humidity],
    [null, null, null, 78],
  );
  assert.deepEqual([days[0]?.high, days[0]?.morning, days[0]?.night, days[0]?.low], [null, null, null, 21.4]);
});

test('Open-Meteo: rubbish is refused as a whole', async () => {
  const cases: [string, (sample: Sample) => void][] = [
    ['no hours', (sample) => delete sample['hourly']],
    ['no zone', (sample) => delete sample['timezone']],
    ['an unknown zone', (sample) => ((sample as Record<string, unknown>)['timezone'] = 'Mars/Olympus')],
    ['an offset of days', (sample) => ((sample as Record<string, unknown>)['utc_offset_seconds'] = 1e6)],
    ['a column that is too short', ({ hourly }) => hourly?.['uv_index']?.pop()],
    ['a temperature of 1e9', ({ hourly }) => hourly?.['temperature_2m']?.splice(5, 1, 1e9)],
    ['a temperature as text', ({ hourly }) => hourly?.['temperature_2m']?.splice(5, 1, '21')],
    ['wind below nothing', ({ daily }) => daily?.['wind_speed_10m_max']?.splice(0, 1, -1)],
    ['a time that cannot be', ({ hourly }) => hourly?.['time']?.splice(0, 1, '2026-02-30T00:00')],
    ['a time with an offset', ({ hourly }) => hourly?.['time']?.splice(0, 1, '2026-01-15T00:00Z')],
    [
      'a year of hours',
      ({ hourly }) => hourly?.['time']?.push(...Array.from({ length: 9000 }, () => '2026-01-15T00:00')),
    ],
  ];
  for (const [name, change] of cases) {
    answerWith(meteo_sample, change);
    await refuses(open_meteo, 'rubbish', name);
  }
  for (const value of [null, [], 'sunny', { error: true, reason: 'no' }]) {
    double.answer((_request, response) => sendJson(response, value));
    await refuses(open_meteo, 'rubbish', JSON.stringify(value));
  }
  // JSON knows no NaN
  double.answer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"hourly": NaN}');
  });
  await refuses(open_meteo, 'not_json', 'NaN');
});

test('OpenWeather: metres a second are kilometres an hour, parts of one are per cent, rain is of an hour or a day', async () => {
  double.answer(null);
  const { current, hours, days, alerts } = await openweather.forecast(nassau, 'sea');
  const asked = double.asked.at(-1);
  assert.equal(asked?.pathname, '/data/3.0/onecall');
  assert.deepEqual(Object.fromEntries(asked.searchParams), {
    lat: '25.1',
    lon: '-77.35',
    units: 'metric',
    exclude: 'minutely',
    appid: 'k3y',
  });
  assert.deepEqual(
    [current?.time, current?.at, current?.wind_speed, current?.condition, current?.is_day],
    ['2026-01-15T12:00', '2026-01-15T17:00:00Z', 15.7, 'mostly_clear', true],
  );
  const wet = hours.find(({ rain }) => rain !== 0);
  assert.deepEqual(
    [wet?.rain, wet?.precipitation, wet?.precipitation_probability, wet?.condition, wet?.is_day],
    [0.4, 0.4, 70, 'rain', false],
  );
  const [first, second] = days;
  assert.deepEqual(
    [first?.date, first?.high, first?.morning, first?.evening, first?.night, first?.feels_like, first?.rain],
    ['2026-01-15', 27.6, 22.6, 25.3, 23.1, 27.4, 0],
  );
  assert.deepEqual([second?.rain, second?.precipitation_probability], [2.6, 70]);
  assert.equal(first?.sunrise, '2026-01-15T06:56');
  assert.deepEqual(alerts, [
    {
      sender: 'Sample Meteorological Office',
      event: 'Small Craft Advisory',
      starts_at: '2026-01-15T18:00:00Z',
      ends_at: '2026-01-16T07:00:00Z',
      description: 'Synthetic alert text used by tests.',
    },
  ]);
});

test('OpenWeather: no warnings are an empty list, and its words cannot do anything', async () => {
  double.answer((_request, response) =>
    sendJson(response, readSample('openweather_onecall3_sample_noalerts')),
  );
  assert.deepEqual((await openweather.forecast(nassau, 'port')).alerts, []);
  answerWith(openweather_sample, (sample) => {
    (sample as Record<string, unknown>)['alerts'] = [
      {
        event: 'Storm\u0000\u0007',
        start: 1_768_500_000,
        end: 1_768_546_800,
        description: 'x'.repeat(50_000),
      },
    ];
  });
  const [alert] = (await openweather.forecast(nassau, 'port')).alerts ?? [];
  assert.deepEqual([alert?.sender, alert?.event, alert?.description.length], ['', 'Storm', 10_000]);
});

test('OpenWeather: words that are too long end with a whole character: the database takes no half of one', async () => {
  answerWith(openweather_sample, (sample) => {
    const times = { start: 1_768_500_000, end: 1_768_546_800 };
    (sample as Record<string, unknown>)['alerts'] = [
      { ...times, event: `${'x'.repeat(299)}🌀`, description: `${'x'.repeat(9_999)}🌀` },
    ];
  });
  const [alert] = (await openweather.forecast(nassau, 'port')).alerts ?? [];
  assert.ok(alert?.event.isWellFormed() && alert.description.isWellFormed());
});

test('OpenWeather: rubbish is refused as a whole, a refused key and a limit are told apart', async () => {
  const cases: [string, (sample: Sample) => void][] = [
    ['no days', (sample) => delete sample['daily']],
    ['a day in milliseconds', ({ daily }) => Object.assign(daily?.[0] ?? {}, { dt: 1_768_496_400_000 })],
    ['a humidity of 1e9', ({ hourly }) => Object.assign(hourly?.[3] ?? {}, { humidity: 1e9 })],
    [
      'a warning that ends before it starts',
      ({ alerts }) => Object.assign(alerts?.[0] ?? {}, { end: 1_700_000_000 }),
    ],
    ['an unknown zone', (sample) => Object.assign(sample, { timezone: 'nowhere' })],
  ];
  for (const [name, change] of cases) {
    answerWith(openweather_sample, change);
    await refuses(openweather, 'rubbish', name);
  }
  double.answer((_request, response) => sendJson(response, readSample('openweather_error_401_sample'), 401));
  await refuses(openweather, 'refused', '401');
  double.answer((_request, response) => sendJson(response, { cod: 429 }, 429));
  await refuses(openweather, 'rate_limited', '429');
});

test('rubbish names no more of the address than its host: there may be a key in it', async () => {
  double.answer((_request, response) => sendJson(response, {}));
  const with_key = { ...settings, WEATHER_URL: `${double.url}/k3y` };
  for (const WEATHER_PROVIDER of ['open-meteo', 'openweather'] as const) {
    const provider = weatherProvider({ ...with_key, WEATHER_PROVIDER }) ?? assert.fail('it is on');
    const message = `${new URL(double.url).host}: rubbish`;
    await assert.rejects(provider.forecast(nassau, 'port'), { message });
  }
});

test('codes are conditions, and an unknown code is null', () => {
  assert.deepEqual([0, 48, 55, 67, 75, 82, 95, 42, null].map(conditionOfWmo), [
    'clear',
    'fog',
    'drizzle',
    'freezing_rain',
    'heavy_snow',
    'heavy_rain',
    'thunderstorm',
    null,
    null,
  ]);
  assert.deepEqual(
    [211, 301, 321, 500, 511, 602, 741, 771, 800, 803, 999, null].map(conditionOfOpenWeather),
    [
      'thunderstorm',
      'drizzle',
      'showers',
      'rain',
      'freezing_rain',
      'heavy_snow',
      'fog',
      'squall',
      'clear',
      'cloudy',
      null,
      null,
    ],
  );
});
