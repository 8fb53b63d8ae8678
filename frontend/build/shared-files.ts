import { loadedTogether, type InfoOf, type ModuleInfo } from './loaded-together.js';
import { mergedParts } from './merged-parts.js';

/**
 * Names the file that a module is put into, for `codeSplitting` of the build: modules that pages share come in few files, so that no page loads
 * much that it does not need. Null leaves it to the bundler: a page, a dialog, what belongs to one of them alone, and packages.
 */
export function sharedFiles(
  entry: string,
): (id: string, context: { getModuleInfo(id: string): ModuleInfo | null }) => string | null {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    names ??= namesOf(entry, (module) => context.getModuleInfo(module));
    return names.get(id) ?? null;
  };
}

function namesOf(entry: string, infoOf: InfoOf): ReadonlyMap<string, string> {
  const { parts, weights } = loadedTogether(entry, infoOf);
  const files = mergedParts(parts, weights).filter(({ fixed }) => !fixed);
  return new Map(files.flatMap(({ modules }, index) => modules.map((id) => [id, `shared-${index}`] as const)));
}
