import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCounter, createHistogram, statusClass } from './count.ts';
import { gauge, merge, toText, total, withLabels } from './metrics.ts';
import { readProcess } from './process-metrics.ts';

test('counts, gauges and histograms read as Prometheus wants them', () => {
  const requests = createCounter<{ kind: string; status: string }>('x_total', 'What was asked.');
  const page = requests.of({ kind: 'page', status: '2xx' });
  page.value += 2;
  requests.of({ kind: 'page', status: '2xx' }).value += 1;
  requests.of({ kind: 'call', status: '5xx' }).value += 1;
  const seconds = createHistogram<{ kind: string }>('x_seconds', 'How long.');
  for (const took of [0.004, 0.3, 99]) seconds.observe({ kind: 'page' }, took);
  assert.equal(
    toText([requests.read(), gauge('x_bytes', 'Room.', 12.5), total('x_hits', 'Hits.', 3)]),
    [
      '# HELP x_total What was asked.',
      '# TYPE x_total counter',
      'x_total{kind="page",status="2xx"} 3',
      'x_total{kind="call",status="5xx"} 1',
      '# HELP x_bytes Room.',
      '# TYPE x_bytes gauge',
      'x_bytes 12.5',
      '# HELP x_hits Hits.',
      '# TYPE x_hits counter',
      'x_hits 3',
      '',
    ].join('\n'),
  );
  const lines = toText([seconds.read()]).split('\n');
  for (const line of [
    '# TYPE x_seconds histogram',
    'x_seconds_bucket{kind="page",le="0.005"} 1',
    'x_seconds_bucket{kind="page",le="0.25"} 1',
    'x_seconds_bucket{kind="page",le="0.5"} 2',
    'x_seconds_bucket{kind="page",le="10"} 2',
    'x_seconds_bucket{kind="page",le="+Inf"} 3',
    'x_seconds_sum{kind="page"} 99.304',
    'x_seconds_count{kind="page"} 3',
  ])
    assert.ok(lines.includes(line), line);
});

test('what is not known has no line', () =>
  assert.equal(toText([gauge('x', 'Nobody knows.', undefined)]), ''));

test('signs that would end a label or a line are escaped', () =>
  assert.equal(
    toText([gauge('x', 'a\nb\\', { labels: { of: 'a"b\\\n' }, value: Number.NaN })]),
    '# HELP x a\\nb\\\\\n# TYPE x gauge\nx{of="a\\"b\\\\\\n"} NaN\n',
  ));

test('several processes stand under one name, each with its own label', () => {
  const one = (place: string) => withLabels([gauge('x', 'X.', 1), gauge('y', 'Y.', 2)], { place });
  assert.equal(
    toText(merge([...one('1'), ...one('2')])),
    '# HELP x X.\n# TYPE x gauge\nx{place="1"} 1\nx{place="2"} 1\n# HELP y Y.\n# TYPE y gauge\ny{place="1"} 2\ny{place="2"} 2\n',
  );
});

test('a status is counted by its class', () =>
  assert.deepEqual([200, 304, 404, 503].map(statusClass), ['2xx', '3xx', '4xx', '5xx']));

test('the event loop’s lag is told from the second reading on, and is no pause of ours', async () => {
  const named = (name: string) =>
    readProcess().find((metric) => metric.name === name)?.samples[0]?.value;
  assert.equal(named('nodejs_eventloop_lag_p99_seconds'), undefined);
  const began = performance.now();
  while (performance.now() - began < 120); // Nothing else runs meanwhile.
  let lag: number | undefined;
  for (let tries = 0; lag === undefined && tries < 200; tries += 1) {
    await new Promise((done) => setTimeout(done, 25));
    lag = named('nodejs_eventloop_lag_max_seconds');
  }
  assert.ok(lag !== undefined && lag >= 0, String(lag));
  assert.ok((named('process_resident_memory_bytes') ?? 0) > 1_000_000);
});
