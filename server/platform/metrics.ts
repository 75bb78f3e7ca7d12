/*
 * Figures of a process for Prometheus, in its text format 0.0.4 (docs/decisions/094-metrics.md). Counters and histograms
 * are kept here; gauges are read when they are asked for.
 */

export type Labels = Readonly<Record<string, string>>;

/** All samples of one name, as they are exposed. */
export interface Family {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
}

interface Sample {
  /** of the name: `_bucket`, `_sum`, `_count` */
  suffix?: string;
  labels?: Labels;
  value: number;
}

/** A number that only grows, by its labels. */
export class Counter {
  readonly #name: string;
  readonly #help: string;
  readonly #values = new Map<string, { labels: Labels; value: number }>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  add(labels: Labels, by = 1): void {
    const key = JSON.stringify(labels);
    const kept = this.#values.get(key);
    if (kept === undefined) this.#values.set(key, { labels, value: by });
    else kept.value += by;
  }

  family(): Family {
    return { name: this.#name, help: this.#help, type: 'counter', samples: [...this.#values.values()] };
  }
}

interface Observed {
  labels: Labels;
  /** by bucket, not cumulative; the last is for what is above all bounds */
  counts: number[];
  sum: number;
}

/** How often a value was how large, by its labels. */
export class Histogram {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #observed = new Map<string, Observed>();

  /** @param bounds upper bounds of the buckets, ascending, without infinity */
  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
  }

  observe(labels: Labels, value: number): void {
    const key = JSON.stringify(labels);
    let kept = this.#observed.get(key);
    if (kept === undefined) {
      kept = { labels, counts: Array.from({ length: this.#bounds.length + 1 }, () => 0), sum: 0 };
      this.#observed.set(key, kept);
    }
    const found = this.#bounds.findIndex((bound) => value <= bound);
    const bucket = found === -1 ? this.#bounds.length : found;
    kept.counts[bucket] = (kept.counts[bucket] ?? 0) + 1;
    kept.sum += value;
  }

  family(): Family {
    const samples = [...this.#observed.values()].flatMap(({ labels, counts, sum }): Sample[] => {
      let below = 0;
      const buckets = counts.map((count, index) => {
        below += count;
        const le = this.#bounds[index]?.toString() ?? '+Inf';
        return { suffix: '_bucket', labels: { ...labels, le }, value: below };
      });
      return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: below }];
    });
    return { name: this.#name, help: this.#help, type: 'histogram', samples };
  }
}

/** A number as it is at this moment. */
export function gauge(name: string, help: string, samples: readonly Sample[] | number): Family {
  return { name, help, type: 'gauge', samples: typeof samples === 'number' ? [{ value: samples }] : samples };
}

/** The text of families. A family without samples is named all the same, so that its name can be looked up. */
export function exposition(families: readonly Family[]): string {
  const lines = families.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help.replaceAll('\\', String.raw`\\`).replaceAll('\n', String.raw`\n`)}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, value]) => {
    const escaped = value
      .replaceAll('\\', String.raw`\\`)
      .replaceAll('"', String.raw`\"`)
      .replaceAll('\n', String.raw`\n`);
    return `${label}="${escaped}"`;
  });
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** What this process counts by itself. */
export interface Metrics {
  /** its `_count` is the number of requests */
  requests: Histogram;
  readings: Counter;
}

/** From what a reader does not notice to what a proxy no longer waits for. */
const request_bounds_s = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function openMetrics(): Metrics {
  return {
    requests: new Histogram(
      'gangway_http_request_duration_seconds',
      'Requests by endpoint, method and class of status, with their duration.',
      request_bounds_s,
    ),
    readings: new Counter('gangway_uploads_read_total', 'Booking documents that were read, by outcome.'),
  };
}
