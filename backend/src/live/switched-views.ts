/**
 * Notices when another collection becomes active for a view, after a rebuild in this process or another. No live message was sent
 * for the differences between the two.
 */
export class SwitchedViews {
  private readonly collections = new Map<string, string>();
  private looking = false;

  constructor(
    private readonly views: readonly string[],
    private readonly collectionOf: (view: string) => Promise<string>,
  ) {}

  /**
   * Views that were switched since the last check. A view that is not built yet, or cannot be read, is checked the next time; so
   * are all while an earlier check still waits for its store.
   */
  async switchedSince(): Promise<readonly string[]> {
    if (this.looking) return [];
    this.looking = true;
    return this.lookAtAll().finally(() => (this.looking = false));
  }

  private async lookAtAll(): Promise<readonly string[]> {
    const switched: string[] = [];
    for (const view of this.views) {
      const collection = await this.collectionOf(view).catch(() => null);
      if (collection === null) continue;
      const before = this.collections.get(view);
      this.collections.set(view, collection);
      if (before !== undefined && before !== collection) switched.push(view);
    }
    return switched;
  }
}
