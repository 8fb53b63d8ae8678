/** Modules that the same pages load: they always come together. */
export interface Part {
  readonly modules: readonly string[];
  /** Compressed bytes, about. */
  readonly bytes: number;
  /** Which pages load it, a 1 for each that does. */
  readonly users: Uint8Array;
  /** Parts that it cannot run without. Each of its users loads them as well. */
  readonly needs: ReadonlySet<Part>;
  /** A file of its own in any case. */
  readonly fixed: boolean;
}

/** What a file more costs who loads it, in compressed bytes: what a short text compresses worse, and the lines that import it and from it. */
const FILE_BYTES = 240;

interface Pair {
  readonly a: MutablePart;
  readonly b: MutablePart;
  gain: number;
}
interface MutablePart extends Part {
  modules: readonly string[];
  bytes: number;
  users: Uint8Array;
  readonly needs: Set<MutablePart>;
}

/**
 * Joins parts into files as long as that makes pages lighter: a file less for who loads both, against what others then load without need.
 * Files never need each other in a circle. `weights` says how much each page counts. Returns the parts that are left.
 */
export function mergedParts(parts: readonly Part[], weights: readonly number[]): Part[] {
  const own = copied(parts);
  let open = own.filter(({ fixed }) => !fixed);
  let pairs = open.flatMap((a, index) => open.slice(index + 1).flatMap((b) => pairOf(a, b, weights)));
  for (let best = largest(pairs); best; best = largest(pairs)) {
    const { a, b, gain } = best;
    const now = gainOf(a, b, weights);
    if (now < gain) best.gain = now;
    if (now <= 0 || isBetween(a, b)) pairs = pairs.filter((pair) => pair !== best);
    else if (now >= gain) {
      join(a, b, own);
      open = open.filter((part) => part !== b);
      pairs = pairs.filter((pair) => ![pair.a, pair.b].some((part) => part === a || part === b));
      pairs.push(...open.flatMap((part) => (part === a ? [] : pairOf(a, part, weights))));
    }
  }
  return own.filter((part) => part.fixed || open.includes(part));
}

function copied(parts: readonly Part[]): MutablePart[] {
  const copies = new Map(parts.map((part) => [part, { ...part, needs: new Set<MutablePart>() }]));
  for (const [part, copy] of copies) for (const need of part.needs) copy.needs.add(copies.get(need) ?? copy);
  return [...copies.values()];
}

const largest = (pairs: readonly Pair[]): Pair | undefined =>
  pairs.reduce<Pair | undefined>((best, pair) => (best && best.gain >= pair.gain ? best : pair), undefined);

function pairOf(a: MutablePart, b: MutablePart, weights: readonly number[]): Pair[] {
  const gain = gainOf(a, b, weights);
  return gain > 0 ? [{ a, b, gain }] : [];
}

/** Bytes that all pages together load less when these two are one file; less than 0 where that is more. */
function gainOf(a: MutablePart, b: MutablePart, weights: readonly number[]): number {
  const users = a.users.map((uses, index) => uses | (b.users[index] ?? 0));
  let gain = FILE_BYTES * weights.reduce((sum, weight, page) => sum + (a.users[page] && b.users[page] ? weight : 0), 0);
  const left = [a, b];
  const counted = new Set(left);
  for (let part = left.pop(); part && gain > 0; part = left.pop()) {
    gain -= part.bytes * addedTo(part, users, weights);
    for (const need of part.needs) {
      if (!counted.has(need)) left.push(need);
      counted.add(need);
    }
  }
  return gain;
}

function addedTo({ users }: Part, to: Uint8Array, weights: readonly number[]): number {
  let sum = 0;
  for (let page = 0; page < to.length; page += 1) if (to[page] && !users[page]) sum += weights[page] ?? 0;
  return sum;
}

/** Whether one needs the other by way of a third, which would then need the file that needs it. */
function isBetween(a: MutablePart, b: MutablePart): boolean {
  const byWay = (from: MutablePart, to: MutablePart) =>
    [...from.needs].some((need) => need !== to && allNeedsOf(need).has(to));
  return byWay(a, b) || byWay(b, a);
}

function allNeedsOf(part: MutablePart, found = new Set<MutablePart>()): Set<MutablePart> {
  for (const need of part.needs) {
    if (found.has(need)) continue;
    found.add(need);
    allNeedsOf(need, found);
  }
  return found;
}

/** Puts `b` into `a`; what they need is then loaded by all who load either. */
function join(a: MutablePart, b: MutablePart, all: readonly MutablePart[]): void {
  a.modules = [...a.modules, ...b.modules];
  a.bytes += b.bytes;
  a.users = a.users.map((uses, index) => uses | (b.users[index] ?? 0));
  for (const need of b.needs) a.needs.add(need);
  for (const part of all) if (part.needs.delete(b)) part.needs.add(a);
  a.needs.delete(a);
  for (const need of allNeedsOf(a)) need.users = need.users.map((uses, index) => uses | (a.users[index] ?? 0));
}
