import { recorded } from '../kernel/testing/given.js';
import type { DomainEvent } from '../kernel/event.js';
import { DECIDER_OF_FEATURE } from './decider-registry.js';
import { describe as descriptionOf, EVENT_TYPES, FEATURE_OF } from './event-catalogue.js';
import { FEATURES, goldenSamples, type GoldenSample } from './testing/golden-samples.js';
import { upcast } from '../kernel/upcast.js';

const latest = ({ type, version, data }: GoldenSample) => {
  const [event] = recorded<DomainEvent>([{ type, data: upcast(descriptionOf(type), version, data) }]);
  if (!event) throw new Error('recorded gives back what it is given');
  return event;
};

describe.each(FEATURES)('golden samples of %s', (feature) => {
  const samples = goldenSamples(feature);
  const cases = samples.map(
    (sample, index) => [`${sample.type} version ${sample.version}, sample ${index + 1}`, sample] as const,
  );

  it('cover every version of every type, and nothing else', () => {
    const wanted = EVENT_TYPES.filter((type) => FEATURE_OF[type] === feature).flatMap((type) =>
      Array.from({ length: descriptionOf(type).version }, (_, before) => `${type} ${before + 1}`),
    );
    expect([...new Set(samples.map(({ type, version }) => `${type} ${version}`))].sort()).toEqual(wanted.sort());
  });

  it('fold from the first to the last, each alone and all in a row', () => {
    const decider = DECIDER_OF_FEATURE[feature];
    if (!decider) throw new Error(`${feature} has no decider`);
    const events = samples.map(latest);
    for (const event of events) decider.evolve(decider.initialState, event);
    expect(events.reduce((state: unknown, event) => decider.evolve(state, event), decider.initialState)).toBeDefined();
  });

  it.each(cases)('%s says who may see it and from when', (_name, sample) => {
    const event = latest(sample);
    const { audience, effectiveFrom } = descriptionOf(sample.type);
    for (const id of [...audience(event).companies, ...(audience(event).users ?? [])])
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
    if (effectiveFrom) expect(effectiveFrom(event)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('hold all personal text that their types may hold', () => {
    for (const type of new Set(samples.map((sample) => sample.type))) {
      const { personal } = descriptionOf(type);
      const said = samples
        .filter((sample) => sample.type === type)
        .flatMap((sample) => Object.keys(latest(sample).data as object));
      expect(said).toEqual(expect.arrayContaining(personal ? [personal.person, ...personal.fields] : []));
    }
  });
});
