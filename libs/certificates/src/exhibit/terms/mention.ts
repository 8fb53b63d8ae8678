import type { TextSpan } from '@covertrail/domain/compliance/exhibit/exhibit-reading';

/** Something that a sentence names, with its place in the sentence. */
export interface Mention<Subject> extends TextSpan {
  readonly subject: Subject;
}

/** Everything of a table that a plain text names, in the order of the text. Of two that overlap the longer one counts, of equal ones the first. */
export function mentionsOf<Subject>(
  table: readonly (readonly [RegExp, Subject])[],
  plain: string,
): readonly Mention<Subject>[] {
  const all = table.flatMap(([pattern, subject]) =>
    [...plain.matchAll(pattern)].map((match) => ({ subject, from: match.index, to: match.index + match[0].length })),
  );
  const longestFirst = all.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const kept: Mention<Subject>[] = [];
  for (const mention of longestFirst)
    if (!kept.some(({ from, to }) => mention.from < to && from < mention.to)) kept.push(mention);
  return kept.toSorted((a, b) => a.from - b.from);
}
