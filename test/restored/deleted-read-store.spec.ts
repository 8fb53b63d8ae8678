import { rmSync } from 'node:fs';
import { FEW_SUPPLIERS, seededFolder } from '../support/seeded-folder.js';
import {
  atTheHead,
  busyUntilTheHead,
  configOf,
  deleteReadStore,
  eventsOf,
  start,
  stop,
  viewsOf,
} from './restored-world.js';

describe('a product whose read store was deleted [K06]', () => {
  let folder: string;
  beforeAll(() => {
    folder = seededFolder(FEW_SUPPLIERS);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('builds its views again, and adds nothing to the log', async () => {
    const before = await start(configOf({ folder }));
    await atTheHead(before);
    const [events, views] = [await eventsOf(before), await viewsOf(before)];
    await stop(before);
    deleteReadStore(folder);
    const after = await start(configOf({ folder }));
    await busyUntilTheHead(after);
    const added = (await eventsOf(after)).slice(events.length);
    expect(added).toEqual([]);
    expect(await viewsOf(after)).toEqual(views);
    expect(after.log.errors).toEqual([]);
    await stop(after);
  });
});
