import { viewsIn, watchedViewsIn } from './watched-views.js';

describe('what a page says that it watches', () => {
  it('is the named views, each as of its position', () => {
    const message = { views: ['policies', 'requests'], since: { policies: '0042', projects: '0001' } };
    expect(watchedViewsIn(message)).toEqual([{ view: 'policies', since: '0042' }, { view: 'requests' }]);
  });

  it.each([
    ['empty', ''],
    ['too long', '1'.repeat(65)],
    ['no text', 42],
    ['null', null],
    ['of another alphabet', '00a1'],
    ['a list', ['0001']],
  ])('is not known where a position is %s', (_, position) => {
    expect(watchedViewsIn({ views: ['policies'], since: { policies: position } })).toEqual([
      { view: 'policies', since: null },
    ]);
  });

  it('has no positions where they are not by view, nor any that were not sent', () => {
    for (const since of [undefined, null, '0042', ['0042'], {}])
      expect(watchedViewsIn({ views: ['policies'], since })).toEqual([{ view: 'policies' }]);
    expect(watchedViewsIn({ views: ['constructor'], since: {} })).toEqual([{ view: 'constructor' }]);
  });

  it('is nothing where no views are named, and never more than fifty', () => {
    for (const message of [
      null,
      undefined,
      'policies',
      [],
      {},
      { views: 'policies' },
      { views: [7, '', 'Policies', 'a|b'] },
    ]) {
      expect(viewsIn(message)).toEqual([]);
    }
    const many = Array.from({ length: 60 }, (_, index) => `view-${'x'.repeat(index % 26)}`);
    expect(viewsIn({ views: many })).toHaveLength(50);
  });
});
