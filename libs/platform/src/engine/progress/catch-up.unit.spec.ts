import { ViewNotBuilt } from '#engine/engine-errors';
import { CatchUp } from './catch-up.js';

describe('views that are still being built', () => {
  let active: Record<string, string>;
  let reached: Record<string, string>;
  let catchUp: CatchUp;
  beforeEach(() => {
    active = { rows: 'rows@2', people: 'people@1' };
    reached = { 'rows@2': '0050', 'rows@1': '0001', 'people@1': '' };
    const collectionOf = async (view: string) => {
      if (active[view] === undefined) throw new ViewNotBuilt(view);
      return active[view];
    };
    catchUp = new CatchUp(
      { collectionOf },
      {
        names: ['rows', 'people'],
        headAtStart: '0200',
        isOfThisCode: (_view, collection) => collection !== 'rows@1',
        of: async (_view, collection) => reached[collection]!,
      },
    );
  });

  it('are those that do not yet show what was there at the start, with how far they are', async () => {
    expect(await catchUp.behind()).toEqual([
      { view: 'rows', percent: 25 },
      { view: 'people', percent: 0 },
    ]);
    reached['people@1'] = '0199';
    reached['rows@2'] = '0200';
    expect(await catchUp.behind()).toEqual([{ view: 'people', percent: 99 }]);
  });

  it('are built for good once they have shown it, though another collection answers later', async () => {
    reached = { 'rows@2': '0200', 'people@1': '0300' };
    expect(await catchUp.behind()).toEqual([]);
    reached['rows@2'] = '0001';
    expect(await catchUp.behind()).toEqual([]);
  });

  it('are those of which there is no collection yet, and none that another version of the code made', async () => {
    active = { rows: 'rows@1' };
    expect(await catchUp.behind()).toEqual([{ view: 'people', percent: 0 }]);
  });
});
