import { withStore } from './opened-read-store.js';
import type { OpenReadStore } from './opened-read-store.js';

/** Small values under a key. */
export function controlValuesContract(open: OpenReadStore): void {
  it(
    'keeps control documents',
    withStore(open, async ({ store, another }) => {
      await store.setControl('parked:b', { n: 1 });
      await store.setControl('parked:a', [1, null]);
      await store.setControl('parking', 'x');
      await store.setControl('parked:b', { n: 2 });
      const other = await another();
      expect(await other.getControl('parked:b')).toEqual({ n: 2 });
      expect(await other.getControl('absent')).toBeNull();
      const parked = [
        { key: 'parked:a', value: [1, null] },
        { key: 'parked:b', value: { n: 2 } },
      ];
      expect(await other.listControl('parked:')).toEqual(parked);
      await other.deleteControl('parked:a');
      expect((await store.listControl('')).map(({ key }) => key)).toEqual(['parked:b', 'parking']);
    }),
  );
}
