/**
 * Does the work for every item, with at most `most` under way at a time. After a failure nothing more begins; the failure is thrown when
 * what was under way has ended.
 */
export async function atOnce<Item>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  let failed = false;
  const workers = Array.from({ length: Math.min(most, items.length) }, async () => {
    for (const item of waiting) {
      if (failed) return;
      try {
        await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  });
  await Promise.allSettled(workers);
  await Promise.all(workers);
}
