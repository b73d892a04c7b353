/** METRICS_PORT is the website's; the others come after it, as their own ports do. */
export const metricsPortAfter = { site: 0, admin: 1, api: 2 } as const;
export const lastMetricsPort = 65_535 - metricsPortAfter.api;
