import { valueOf, withValue, type BucketedMap } from './bucketed-map.js';
import { eventId } from './testing/given.js';

const empty: BucketedMap<number> = [];

describe('a bucketed map', () => {
  it('returns what was put in, also where ids share a bucket', () => {
    const ids = [eventId(1), eventId(2), eventId(101), 'not an id'];
    const map = ids.reduce((all, id, index) => withValue(all, id, index), empty);
    expect(ids.map((id) => valueOf(map, id))).toEqual([0, 1, 2, 3]);
    expect(valueOf(map, eventId(201))).toBeUndefined();
  });

  it('replaces a value and leaves the earlier map as it was', () => {
    const before = withValue(empty, eventId(1), 1);
    const after = withValue(before, eventId(1), 2);
    expect([valueOf(before, eventId(1)), valueOf(after, eventId(1))]).toEqual([1, 2]);
  });
});
