import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import {
  METRIC_CATALOGUE,
  type LabelsOf,
  type MetricDeclaration,
  type MetricName,
  type MetricOf,
} from './metric-catalogue.js';

/** Values of a gauge with their labels. */
export type Values<Name extends MetricName> = readonly (readonly [labels: LabelsOf<Name>, value: number])[];

/** Sets gauges just before they are read; rejects where that was not possible. */
type Collector = () => Promise<void> | void;

/** What one process counts and measures, for Prometheus: the metrics of `METRIC_CATALOGUE`, and no others. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly series = new Map<string, Counter | Gauge | Histogram>();
  private readonly collectors = new Map<string, Collector>();

  constructor() {
    for (const [key, declared] of Object.entries(METRIC_CATALOGUE)) this.series.set(key, this.made(declared));
  }

  add<Name extends MetricOf<'counter'>>(name: Name, labels: LabelsOf<Name>, amount = 1): void {
    this.of(name, Counter).inc(labels, amount);
  }

  set<Name extends MetricOf<'gauge'>>(name: Name, labels: LabelsOf<Name>, value: number): void {
    this.of(name, Gauge).set(labels, value);
  }

  /** All that a gauge shows from now on: what is not among the values is shown no more. */
  setAll<Name extends MetricOf<'gauge'>>(name: Name, values: Values<Name>): void {
    const gauge = this.of(name, Gauge);
    gauge.reset();
    for (const [labels, value] of values) gauge.set(labels, value);
  }

  /** In seconds. */
  observe<Name extends MetricOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, seconds: number): void {
    this.of(name, Histogram).observe(labels, seconds);
  }

  /** Called each time before the metrics are read. One that rejects is counted under its source and does not hold up the others. */
  collect(source: string, collector: Collector): void {
    this.collectors.set(source, collector);
  }

  /** Memory, processor time and event-loop delay of this process as well. Once in a process: what it observes is never let go. */
  ofProcess(process: 'backend' | 'worker'): this {
    collectDefaultMetrics({ register: this.registry });
    this.set('build', { process }, 1);
    return this;
  }

  /** What a counter or gauge shows at present; 0 for labels that it has not. */
  async value<Name extends MetricOf<'counter' | 'gauge'>>(name: Name, labels: LabelsOf<Name>): Promise<number> {
    const { values } = await this.series.get(name)!.get();
    const wanted = Object.entries(labels);
    return (
      values.find((metricValue) => wanted.every(([label, value]) => Reflect.get(metricValue.labels, label) === value))
        ?.value ?? 0
    );
  }

  /** The page for Prometheus, as of this moment. */
  async page(): Promise<{ readonly contentType: string; readonly text: string }> {
    await Promise.all(
      [...this.collectors].map(async ([source, collector]) => {
        try {
          await collector();
        } catch {
          // The other figures are worth having; this one is missing from the page, which counts it.
          this.add('collectFailures', { source });
        }
      }),
    );
    return { contentType: this.registry.contentType, text: await this.registry.metrics() };
  }

  private of<Kind extends Counter | Gauge | Histogram>(name: MetricName, kind: new (...given: never[]) => Kind): Kind {
    const found = this.series.get(name);
    if (found instanceof kind) return found;
    throw new TypeError(`${name} is no ${kind.name}`);
  }

  private made({ type, name, help, labels, buckets }: MetricDeclaration): Counter | Gauge | Histogram {
    const common = { name, help, labelNames: labels, registers: [this.registry] };
    if (type === 'counter') return new Counter(common);
    return type === 'gauge'
      ? new Gauge(common)
      : new Histogram({ ...common, ...(buckets ? { buckets: [...buckets] } : {}) });
  }
}

/** The labels of a follower by the name of its checkpoint: `requests@2.g3` is the view `requests`. */
export function followerLabels(checkpoint: string): { readonly kind: 'view' | 'reaction'; readonly name: string } {
  const reaction = /^reaction:(.*)$/.exec(checkpoint)?.[1];
  return reaction === undefined ? { kind: 'view', name: viewOf(checkpoint) } : { kind: 'reaction', name: reaction };
}

/** The view of a collection: `requests@2.g3` is of `requests`. */
export const viewOf = (collection: string): string => collection.split('@')[0]!;
