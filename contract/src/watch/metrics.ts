/** What a running process tells about itself in numbers, and Prometheus' text of it (its exposition format 0.0.4). */

export type Labels = Readonly<Record<string, string>>;
export type Sample = {
  labels?: Labels;
  value: number;
  /** What a histogram adds to its name. */
  suffix?: '_bucket' | '_sum' | '_count';
};
export type Metric = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: Sample[];
};

export const contentType = 'text/plain; version=0.0.4; charset=utf-8';

/** A number that goes up and down; what is not known has no sample. */
export const gauge = (
  name: string,
  help: string,
  ...values: readonly (number | Sample | undefined)[]
): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: values
    .filter((value) => value !== undefined)
    .map((value) => (typeof value === 'number' ? { value } : value)),
});

/** A number that only grows while the process lives, and that is counted elsewhere. */
export const total = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'counter',
  samples: [{ value }],
});

/** The same numbers, told to be of one of several processes. */
export const withLabels = (metrics: readonly Metric[], labels: Labels): Metric[] =>
  metrics.map((metric) => ({
    ...metric,
    samples: metric.samples.map((sample) => ({
      ...sample,
      labels: { ...labels, ...sample.labels },
    })),
  }));

/** What several processes tell under one name stands together, as the format asks for. */
export const merge = (metrics: readonly Metric[]): Metric[] =>
  [...Map.groupBy(metrics, ({ name }) => name).values()].map((same) => ({
    ...(same[0] as Metric),
    samples: same.flatMap(({ samples }) => samples),
  }));

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const labelsText = (labels: Labels = {}): string => {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escaped(value).replaceAll('"', '\\"')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};
const numberText = (value: number): string => {
  if (Number.isFinite(value)) return String(value);
  if (Number.isNaN(value)) return 'NaN';
  return value > 0 ? '+Inf' : '-Inf';
};

/** The text that Prometheus reads. */
export const toText = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${escaped(help)}\n# TYPE ${name} ${type}\n`,
        ...samples.map(
          ({ labels, value, suffix = '' }) =>
            `${name}${suffix}${labelsText(labels)} ${numberText(value)}\n`,
        ),
      ].join(''),
    )
    .join('');
