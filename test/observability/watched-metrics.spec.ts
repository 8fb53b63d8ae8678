import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { Metrics } from '@covertrail/platform/telemetry/metrics';
import { readCompose } from '../compose/compose-file.js';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const rules = (
  parse(readFileSync('docker/prometheus/alerts.yml', 'utf8')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync('docker/grafana/dashboards/covertrail.json', 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const runbook = readFileSync('docs/runbooks/what-to-watch.md', 'utf8');
const scraped = parse(readFileSync('docker/prometheus/prometheus.yml', 'utf8')) as {
  scrape_configs: { static_configs: { targets: string[] }[] }[];
};

/** Metrics of ours and of the process; `up` is Prometheus' own. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:covertrail|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name);
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

describe('what alerts, dashboard and runbook name [K04]', () => {
  let exported: ReadonlySet<string>;
  beforeAll(async () => {
    const { text } = await new Metrics().ofProcess('worker').page();
    const declared = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
    exported = new Set(
      declared.flatMap(([, name, type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`, name!] : [name!],
      ),
    );
  });

  it('is exported: each metric of an alert', () => {
    expect(rules.length).toBeGreaterThan(10);
    for (const { alert, expr } of rules)
      expect([alert, namedIn(expr).filter((name) => !exported.has(name))]).toEqual([alert, []]);
  });

  it('is exported: each metric of the dashboard', () => {
    expect(dashboard.panels.length).toBeGreaterThan(15);
    for (const { title, targets } of dashboard.panels) {
      const names = targets.flatMap(({ expr }) => namedIn(expr));
      expect([title, names.length >= targets.length, names.filter((name) => !exported.has(name))]).toEqual([
        title,
        true,
        [],
      ]);
    }
  });

  it('is exported: each metric of the runbook, which names all that alerts rest on', () => {
    const named = new Set(namedIn(runbook));
    expect([...named].filter((name) => !exported.has(name))).toEqual([]);
    expect([...new Set(rules.flatMap(({ expr }) => namedIn(expr)))].filter((name) => !named.has(name))).toEqual([]);
  });

  it('is found out when it is not exported', () => {
    expect(exported.has('covertrail_lag_minutes')).toBe(false);
    expect(namedIn('max(covertrail_lag_minutes) > 1')).toEqual(['covertrail_lag_minutes']);
  });

  it('leads to a chapter of the runbook that exists', () => {
    const anchors = [...runbook.matchAll(/^## (.*)$/gm)].map(
      ([, heading]) => `docs/runbooks/what-to-watch.md#${anchorOf(heading!)}`,
    );
    expect(rules.map(({ annotations }) => annotations.runbook).filter((link) => !anchors.includes(link))).toEqual([]);
  });

  it('is scraped from every backend and worker, at the port that they open', () => {
    const { services } = readCompose('docker-compose.yml');
    const open = Object.entries(services).flatMap(([name, { environment }]) => {
      const port = environment?.['COVERTRAIL_METRICS_PORT'];
      return port ? [`${name}:${port}`] : [];
    });
    expect(open.length).toBeGreaterThanOrEqual(4);
    expect(
      scraped.scrape_configs.flatMap((job) => job.static_configs.flatMap(({ targets }) => targets)).sort(),
    ).toEqual(open.sort());
  });
});
