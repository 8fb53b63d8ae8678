import type { Part } from './merged-parts.js';

/** Of what the bundler knows of a module. */
export interface ModuleInfo {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
export type InfoOf = (id: string) => ModuleInfo | null;

/** What one wait loads: a page with its frame, or a dialog. */
interface Wait {
  readonly weight: number;
  readonly modules: ReadonlySet<string>;
}

/** Compressed bytes for each character of a source, about. */
const COMPRESSED = 0.16;

/** Pages that the frame of the logged-in part does not load with: the names of `bench/built-page.ts`. A wrong one makes files that fit less well. */
const ALONE = /\/(login|invitation|mailbox|operation)\.page\.tsx$/;
const FRAME = /\/shell\.tsx$|\.frame\.ts$/;
const PAGE = /\.page\.tsx$/;

/** A dialog is waited for by few, and often has been loaded; the log-in by everybody, and first. */
const weightOf = (id: string): number => (id.endsWith('/login.page.tsx') ? 10 : PAGE.test(id) ? 1 : 0.3);

/** Icons come from a list of all icons, which says nothing of who uses which; styles are files of their own. */
const isCounted = (id: string): boolean => !/lucide-react|\.css$|^\0/.test(id);

/** What the pages share, in parts that the same pages load, and how much each of these counts. */
export function loadedTogether(entry: string, infoOf: InfoOf): { parts: Part[]; weights: number[] } {
  const needsOf = (id: string) => (infoOf(id)?.importedIds ?? []).filter(isCounted);
  const late = lateModules(entry, infoOf);
  const first = reached(entry, needsOf);
  const frames = late.filter((id) => FRAME.test(id)).flatMap((id) => [...reached(id, needsOf)]);
  const waits = late
    .filter((id) => !FRAME.test(id))
    .map((id): Wait => {
      const framed = PAGE.test(id) && !ALONE.test(id);
      return { weight: weightOf(id), modules: new Set([...reached(id, needsOf), ...(framed ? frames : [])]) };
    });
  const ids = new Set(waits.flatMap(({ modules }) => [...modules]).filter((id) => !first.has(id)));
  const parts = partsOf([...ids], waits, {
    infoOf,
    needsOf,
    late: new Map(late.map((id) => [id, reached(id, needsOf)])),
  });
  return { parts, weights: waits.map(({ weight }) => weight) };
}

/** Ours that is loaded later than the entry: each is a file of its own. */
function lateModules(entry: string, infoOf: InfoOf): string[] {
  const late = new Set<string>();
  const seen = new Set([entry]);
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds].filter(isCounted)) seen.add(next);
    for (const next of dynamicallyImportedIds) if (/\.tsx?$/.test(next)) late.add(next);
  }
  return [...late];
}

function reached(id: string, needsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set([id]);
  for (const next of found) for (const need of needsOf(next)) found.add(need);
  return found;
}

interface Modules {
  readonly infoOf: InfoOf;
  readonly needsOf: (id: string) => readonly string[];
  /** What is loaded later, each with all that it needs. */
  readonly late: ReadonlyMap<string, ReadonlySet<string>>;
}

function partsOf(ids: readonly string[], waits: readonly Wait[], { infoOf, needsOf, late }: Modules): Part[] {
  const groups = new Map<string, { users: Uint8Array; fixed: boolean; modules: string[] }>();
  for (const id of ids) {
    const users = Uint8Array.from(waits, ({ modules }) => (modules.has(id) ? 1 : 0));
    // What belongs to one page, dialog or frame alone is in its file, with its icons; packages are grouped by name.
    const fixed =
      late.has(id) || id.includes('/node_modules/') || [...late.values()].filter((all) => all.has(id)).length === 1;
    const key = fixed ? id : users.join('');
    const group = groups.get(key) ?? { users, fixed, modules: [] };
    group.modules.push(id);
    groups.set(key, group);
  }
  const parts = [...groups.values()].map((group) => ({
    ...group,
    bytes: bytesOf(group.modules),
    needs: new Set<Part>(),
  }));
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part] as const)));
  for (const part of parts)
    for (const need of part.modules.flatMap(needsOf)) {
      const needed = partOf.get(need);
      if (needed && needed !== part) part.needs.add(needed);
    }
  return parts;

  function bytesOf(modules: readonly string[]): number {
    return modules.reduce((sum, id) => sum + (infoOf(id)?.code?.length ?? 0) * COMPRESSED, 0);
  }
}
