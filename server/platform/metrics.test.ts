import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Counter, exposition, gauge, Histogram } from './metrics.ts';

test('counters, gauges and histograms are written in the text format of Prometheus', () => {
  const counter = new Counter('reads_total', 'Reads.');
  counter.add({ outcome: 'failed' });
  counter.add({ outcome: 'failed' }, 2);
  const histogram = new Histogram('wait_seconds', 'Waits.', [0.1, 1]);
  for (const value of [0.1, 0.5, 3]) histogram.observe({ path: '/' }, value);
  const text = exposition([
    counter.family(),
    histogram.family(),
    gauge('depth', 'Line\nand \\.', [{ labels: { name: 'a "b"\n\\' }, value: 2 }]),
    gauge('up', 'Up.', 1),
    gauge('none', 'None.', []),
  ]);
  assert.equal(
    text,
    String.raw`# HELP reads_total Reads.
# TYPE reads_total counter
reads_total{outcome="failed"} 3
# HELP wait_seconds Waits.
# TYPE wait_seconds histogram
wait_seconds_bucket{path="/",le="0.1"} 1
wait_seconds_bucket{path="/",le="1"} 2
wait_seconds_bucket{path="/",le="+Inf"} 3
wait_seconds_sum{path="/"} 3.6
wait_seconds_count{path="/"} 3
# HELP depth Line\nand \\.
# TYPE depth gauge
depth{name="a \"b\"\n\\"} 2
# HELP up Up.
# TYPE up gauge
up 1
# HELP none None.
# TYPE none gauge
`,
  );
});
