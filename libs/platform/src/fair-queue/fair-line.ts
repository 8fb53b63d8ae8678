interface InLine {
  readonly companyId: string;
}

/**
 * Who waits, in the order of turns: companies one after the other, and first in, first out within a company. A company that had its
 * turn goes behind all others that wait.
 */
export class FairLine<Entry extends InLine> {
  /** The order of the keys is the order of the turns. */
  private readonly byCompany = new Map<string, Entry[]>();
  private count = 0;

  get length(): number {
    return this.count;
  }

  lengthOf(companyId: string): number {
    return this.byCompany.get(companyId)?.length ?? 0;
  }

  add(entry: Entry): void {
    const entries = this.byCompany.get(entry.companyId);
    if (entries) entries.push(entry);
    else this.byCompany.set(entry.companyId, [entry]);
    this.count += 1;
  }

  /** Nothing where it does not wait. */
  remove(entry: Entry): void {
    const entries = this.byCompany.get(entry.companyId) ?? [];
    const at = entries.indexOf(entry);
    if (at < 0) return;
    entries.splice(at, 1);
    this.count -= 1;
    if (entries.length === 0) this.byCompany.delete(entry.companyId);
  }

  /** Takes the next entry of the first company that may have a turn now; a company that may not keeps its place. */
  take(mayBegin: (companyId: string) => boolean): Entry | null {
    for (const [companyId, entries] of this.byCompany) {
      if (!mayBegin(companyId)) continue;
      const entry = entries.shift()!;
      this.count -= 1;
      this.byCompany.delete(companyId);
      if (entries.length > 0) this.byCompany.set(companyId, entries);
      return entry;
    }
    return null;
  }

  /** Takes all. */
  clear(): readonly Entry[] {
    const all = this.inOrder();
    this.byCompany.clear();
    this.count = 0;
    return all;
  }

  /** In the order of the turns to come, as far as no company is held back. */
  inOrder(): readonly Entry[] {
    const lines = [...this.byCompany.values()];
    const longest = lines.reduce((most, { length }) => Math.max(most, length), 0);
    return Array.from({ length: longest }, (_, round) => lines.flatMap((line) => line.slice(round, round + 1))).flat();
  }
}
