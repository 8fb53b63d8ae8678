import { AGREEMENT_NAMES, revisedSince } from './terms.rules.js';
import { AGREEMENTS } from './user.contract.js';

const VERSIONS = { user: '2026-11-28', agent: '2026-06-01' };

describe('the terms that a person accepted [A07]', () => {
  it('are to be accepted again once their text was revised', () => {
    expect(revisedSince({ user: '2025-03-01', agent: '2026-06-01' }, VERSIONS)).toEqual(['user']);
  });
  it('are over with by the newest version, and nobody is asked for terms that were never accepted', () => {
    expect(revisedSince({ user: '2026-11-28' }, VERSIONS)).toEqual([]);
    expect(revisedSince({}, VERSIONS)).toEqual([]);
  });
  it('are all named', () => expect([...AGREEMENT_NAMES].sort()).toEqual(Object.keys(AGREEMENTS).sort()));
});
