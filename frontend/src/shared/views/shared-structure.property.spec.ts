import fc from 'fast-check';
import { withSharedStructure } from './shared-structure.js';

const json = fc.jsonValue({ maxDepth: 4 });
/** A copy, of which nothing is the same object. */
const copied = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** As it arrives: negative zero and the prototype of a name are nothing that an answer can say. */
const answer = json.map(copied);

describe('an answer that shares what it can with the one before', () => {
  it('says what the new answer says', () => {
    fc.assert(fc.property(answer, answer, (before, next) => expect(withSharedStructure(before, next)).toEqual(next)));
  });

  it('is the one before where nothing changed', () => {
    fc.assert(fc.property(answer, (before) => expect(withSharedStructure(before, copied(before))).toBe(before)));
  });

  it('keeps each part that did not change, whatever changed beside it', () => {
    fc.assert(
      fc.property(answer, answer, answer, (kept, changed, next) => {
        fc.pre(JSON.stringify(changed) !== JSON.stringify(next));
        const before = { kept, list: [kept, changed], changed };
        const after = withSharedStructure(before, { kept: copied(kept), list: [copied(kept), next], changed: next });
        expect(after.kept).toBe(kept);
        expect(after.list[0]).toBe(kept);
        expect(after).not.toBe(before);
        expect(after.list).not.toBe(before.list);
      }),
    );
  });

  it('changes neither of the two', () => {
    fc.assert(
      fc.property(answer, answer, (before, next) => {
        const said = [JSON.stringify(before), JSON.stringify(next)];
        withSharedStructure(before, next);
        expect([JSON.stringify(before), JSON.stringify(next)]).toEqual(said);
      }),
    );
  });

  it('tells a list from a record, and a field that is empty from one that is missing', () => {
    expect(withSharedStructure({ 0: 'a' }, ['a'])).toEqual(['a']);
    expect(withSharedStructure({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  });
});
