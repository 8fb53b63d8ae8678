import { describe as descriptionOf, EVENT_TYPES } from '@covertrail/domain/catalogue/event-catalogue';
import { FEATURES, goldenSamples } from '@covertrail/domain/catalogue/testing/golden-samples';
import { upcast } from '@covertrail/domain/kernel/upcast';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { recorded } from '@covertrail/domain/kernel/testing/given';
import type { Names } from '../text/event-wording.js';
import { EVENT_SENTENCES, wordingOf } from './event-sentences.js';
import { sampleNames } from './testing/sample-names.js';

const SENTENCE = /^(\*[^*\s][^*]*\*|[^*])+[.!?]$/;

describe('the sentences of events', () => {
  it('are there for the types of the catalogue, and for no others', () => {
    expect([...EVENT_SENTENCES.keys()].sort()).toEqual(EVENT_TYPES);
    for (const type of ['SomethingHappened', 'constructor']) expect(() => wordingOf(type)).toThrow('has no sentence');
  });
});

describe.each(FEATURES)('golden samples of %s', (feature) => {
  const cases = goldenSamples(feature).map(
    (sample, index) => [`${sample.type} version ${sample.version}, sample ${index + 1}`, sample] as const,
  );

  it.each(cases)('%s reads as a sentence', (_name, { type, version, data }) => {
    const [event] = recorded<DomainEvent>([{ type, data: upcast(descriptionOf(type), version, data) }]);
    if (!event) throw new Error('recorded gives back what it is given');
    const wording = wordingOf(type);
    const sentence = wording.sentence(event, sampleNames);
    expect(sentence).toMatch(SENTENCE);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
    const ofCompanies: Names = { ...sampleNames, company: () => 'Brandt Co.', project: () => 'Lot No.' };
    expect(wording.sentence(event, ofCompanies)).not.toMatch(/\.\*?\.(\s|$)/);
    for (const { label, before, after } of wording.changes(event, sampleNames)) {
      expect(`${label}: ${before ?? '-'} > ${after}`).not.toMatch(/undefined|null|NaN|\[object|[{}]/);
    }
  });
});
