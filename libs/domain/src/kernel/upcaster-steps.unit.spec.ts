import { describe as descriptionOf } from '../catalogue/event-catalogue.js';
import { goldenSamples } from '../catalogue/testing/golden-samples.js';
import { upcast } from './upcast.js';

/** The samples of version 1 after upcasting, in the order of their file. */
const repaired = (feature: string, type: string): Record<string, unknown>[] =>
  goldenSamples(feature)
    .filter((sample) => sample.type === type && sample.version === 1)
    .map(({ version, data }) => upcast(descriptionOf(type), version, data) as Record<string, unknown>);

describe('what calls could store before every event was checked', () => {
  it.each([
    ['share', 'PoliciesShared'],
    ['share', 'ShareEnded'],
    ['tracking', 'CoverageProvided'],
  ])('of %s: %s names plain policies, each once', (feature, type) => {
    const [sound, damaged] = repaired(feature, type);
    expect(damaged).toEqual(sound);
    expect((sound!['policyIds'] as unknown[]).every((id) => typeof id === 'string')).toBe(true);
  });

  it.each([
    ['CoverageRequested', 'message'],
    ['RequestResponded', 'remarks'],
  ])('%s without %s gets an empty text', (type, field) => {
    const [sound, damaged] = repaired('request', type);
    expect(damaged).toEqual({ ...sound, [field]: '' });
  });

  it.each([['PolicyAdded'], ['PolicyEndorsementsChanged']])('%s leaves out a form that is not known', (type) => {
    expect(JSON.stringify(repaired('policy', type))).not.toContain('"form":null');
  });

  it.each([['TemplateCreated'], ['TemplateRevised']])('%s leaves out a choice of limits that was not made', (type) => {
    expect(JSON.stringify(repaired('template', type))).not.toContain('"acceptCslOrSplit":null');
  });

  it('is no record at all: it stays as it is', () => {
    for (const [feature, type] of [
      ['share', 'PoliciesShared'],
      ['policy', 'PolicyAdded'],
      ['template', 'TemplateRevised'],
    ] as const) {
      expect(goldenSamples(feature)).not.toHaveLength(0);
      for (const stored of [null, 'text', 7, []]) expect(upcast(descriptionOf(type), 1, stored)).toEqual(stored);
    }
  });
});
