/** Folders directly under `src` of a workspace; each is one part of it. */
const FOLDER = /^((?:libs\/[^/]+|projections|backend|frontend)\/src\/[^/]+)\//;
/** Tests may look at whatever they need. */
const TEST = /[.]spec[.]tsx?$|\/testing\//;

const folderOf = (path) => (TEST.test(path) ? undefined : FOLDER.exec(path)?.[1]);

/** The folders that each folder needs, by the modules that dependency-cruiser found. */
function folderNeeds(modules) {
  const needs = new Map();
  for (const { source, dependencies } of modules) {
    const folder = folderOf(source);
    if (folder === undefined) continue;
    const needed = needs.get(folder) ?? new Set();
    needs.set(folder, needed);
    for (const { resolved } of dependencies) if (folderOf(resolved) !== undefined) needed.add(folderOf(resolved));
  }
  return needs;
}

/** Everything that a folder reaches, by any number of steps. */
function reachedFrom(folder, needs) {
  const reached = new Set();
  const waiting = [folder];
  while (waiting.length > 0)
    for (const next of needs.get(waiting.pop()) ?? [])
      if (!reached.has(next) && next !== folder) reached.add(next) && waiting.push(next);
      else if (next === folder) reached.add(folder);
  return reached;
}

/**
 * Folders that need each other, one line for each need that is part of a circle. dependency-cruiser has a scope of folders, which cannot
 * leave tests out.
 */
export function folderCircles(modules) {
  const needs = folderNeeds(modules);
  const reached = new Map([...needs.keys()].map((folder) => [folder, reachedFrom(folder, needs)]));
  return [...needs].flatMap(([folder, needed]) =>
    [...needed]
      .filter((other) => other !== folder && reached.get(other)?.has(folder))
      .map((other) => `no-circular-folders: ${folder} → ${other}`),
  );
}
