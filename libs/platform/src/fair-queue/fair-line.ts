interface InLine {
  readonly companyId: string;
  /** Default 0: not urgent. */
  readonly urgency?: number;
}

/** Who waits of one company, the next one first, and how often others were taken before it although it was first. */
interface CompanyLine<Entry> {
  readonly entries: Entry[];
  passed: number;
}

type Lines<Entry> = Map<string, CompanyLine<Entry>>;

/** So often the company whose turn it is waits for others with something more urgent: after that it has its turn. */
const MOST_PASSED = 3;

/**
 * Who waits, in the order of turns: companies one after the other, and of a company the most urgent first, else first in, first out. A company that had its
 * turn goes behind all others that wait. Something more urgent of another company comes first, but not for ever.
 */
export class FairLine<Entry extends InLine> {
  /** The order of the keys is the order of the turns. */
  private readonly byCompany: Lines<Entry> = new Map();
  private count = 0;

  get length(): number {
    return this.count;
  }

  lengthOf(companyId: string): number {
    return this.byCompany.get(companyId)?.entries.length ?? 0;
  }

  add(entry: Entry): void {
    const { entries } = this.byCompany.get(entry.companyId) ?? { entries: [] };
    if (entries.length === 0) this.byCompany.set(entry.companyId, { entries, passed: 0 });
    entries.splice(entries.findLastIndex((before) => urgencyOf(before) >= urgencyOf(entry)) + 1, 0, entry);
    this.count += 1;
  }

  /** Nothing where it does not wait. */
  remove(entry: Entry): void {
    const entries = this.byCompany.get(entry.companyId)?.entries ?? [];
    const at = entries.indexOf(entry);
    if (at < 0) return;
    entries.splice(at, 1);
    this.count -= 1;
    if (entries.length === 0) this.byCompany.delete(entry.companyId);
  }

  /** Takes the next entry of the companies that may have a turn now; one that may not keeps its place. */
  take(mayBegin: (companyId: string) => boolean): Entry | null {
    const entry = takenFrom(this.byCompany, mayBegin);
    if (entry !== null) this.count -= 1;
    return entry;
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
    const lines: Lines<Entry> = new Map(
      [...this.byCompany].map(([companyId, { entries, passed }]) => [companyId, { entries: [...entries], passed }]),
    );
    const order: Entry[] = [];
    for (let next = takenFrom(lines, () => true); next !== null; next = takenFrom(lines, () => true)) order.push(next);
    return order;
  }
}

function takenFrom<Entry extends InLine>(lines: Lines<Entry>, mayBegin: (companyId: string) => boolean): Entry | null {
  const companyId = nextOf(lines, mayBegin);
  if (companyId === null) return null;
  const { entries } = lines.get(companyId)!;
  const entry = entries.shift()!;
  lines.delete(companyId);
  if (entries.length > 0) lines.set(companyId, { entries, passed: 0 });
  return entry;
}

/** The company whose turn it is: the first, unless another has something more urgent. Those that are passed over are counted. */
function nextOf(lines: Lines<InLine>, mayBegin: (companyId: string) => boolean): string | null {
  let chosen: string | null = null;
  let most = 0;
  for (const [companyId, { entries, passed }] of lines) {
    if (!mayBegin(companyId)) continue;
    const urgency = entries[0]?.urgency ?? 0;
    if (chosen === null && passed >= MOST_PASSED) return companyId;
    if (chosen !== null && urgency <= most) continue;
    chosen = companyId;
    most = urgency;
  }
  for (const [companyId, line] of lines) {
    if (companyId === chosen) break;
    if (mayBegin(companyId)) line.passed += 1;
  }
  return chosen;
}

const urgencyOf = ({ urgency = 0 }: InLine): number => urgency;
