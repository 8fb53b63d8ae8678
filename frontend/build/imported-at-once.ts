import type { Plugin } from 'vite';

/** Of what the bundler knows of a file that it wrote. */
export interface WrittenChunk {
  readonly fileName: string;
  /** Files that it cannot run without, each with those of its own. */
  readonly imports: readonly string[];
}

/**
 * Has each file that is loaded later import by itself all that it cannot run without: the browser then asks for all of it as soon as that file
 * is there, in place of level by level. The entry needs no list of what to load with each page, which was 7 kB on every page.
 */
export function importedAtOnce(): Plugin {
  return {
    name: 'imported-at-once',
    // After the styles were taken out of the files: one that had styles alone is gone then.
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        for (const chunk of chunks.filter(({ isDynamicEntry }) => isDynamicEntry)) {
          const further = furtherImports(chunk, chunks, entry);
          // At the end: what is imported first runs first, as it did.
          chunk.code += further.map((file) => `import${JSON.stringify(`./${file.split('/').at(-1)}`)};`).join('');
        }
      },
    },
  };
}

/** The files that a file needs by way of those that it imports, without what the entry has loaded. */
export function furtherImports(
  chunk: WrittenChunk,
  chunks: readonly WrittenChunk[],
  entry: WrittenChunk | undefined,
): string[] {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const loaded = new Set([chunk.fileName, ...chunk.imports, ...(entry ? reachedFrom(entry, importsOf) : [])]);
  return [...reachedFrom(chunk, importsOf)].filter((file) => !loaded.has(file));
}

function reachedFrom(
  { fileName, imports }: WrittenChunk,
  importsOf: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const reached = new Set([fileName, ...imports]);
  for (const file of reached) for (const imported of importsOf.get(file) ?? []) reached.add(imported);
  return reached;
}
