import { DECIDER_OF_FEATURE } from './decider-registry.js';
import { EVENT_CATALOGUE, EVENT_TYPES, FEATURE_OF, describe as descriptionOf } from './event-catalogue.js';
import { RULE_CODES } from './rule-codes.js';
import { upcast } from '../kernel/upcast.js';

describe('the event catalogue', () => {
  it('names every type under a feature that has a decider', () => {
    expect(EVENT_TYPES.length).toBeGreaterThan(20);
    for (const type of EVENT_TYPES) expect(DECIDER_OF_FEATURE[FEATURE_OF[type] ?? '']).toBeDefined();
    expect(Object.keys(EVENT_CATALOGUE).sort()).toEqual(EVENT_TYPES);
  });

  it('refuses a type that it does not know, also one that every object has', () => {
    expect(descriptionOf('ClientTransferred').feature).toBe('representation');
    for (const type of ['SomethingHappened', 'constructor'])
      expect(() => descriptionOf(type)).toThrow('in no catalogue');
  });

  it('knows every code once', () => {
    expect(RULE_CODES).toEqual([...new Set(RULE_CODES)]);
    for (const code of RULE_CODES) expect(code).toMatch(/^[A-Z_]+\.[A-Z_]+$/);
  });
});

describe('upcasting', () => {
  const description = { version: 3, upcasters: { 1: (data: unknown) => `${data}2`, 2: (data: unknown) => `${data}3` } };

  it('goes step by step to the latest version', () => {
    expect([upcast(description, 1, '1'), upcast(description, 2, '1'), upcast(description, 3, '1')]).toEqual([
      '123',
      '13',
      '1',
    ]);
  });
  it('refuses a newer version and a gap', () => {
    expect(() => upcast(description, 4, '1')).toThrow('newer');
    expect(() => upcast({ version: 2, upcasters: {} }, 1, '1')).toThrow('no upcaster from version 1');
  });
});
