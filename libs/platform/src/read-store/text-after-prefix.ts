const LAST_CODE_POINT = 0x10ffff;

/** The first text behind all that begin with the prefix; null when there is none. Surrogates are no code points of text. */
export function textAfterPrefix(prefix: string): string | null {
  const points = [...prefix].map((point) => point.codePointAt(0)!);
  while (points.at(-1) === LAST_CODE_POINT) points.pop();
  const last = points.pop();
  if (last === undefined) return null;
  return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1);
}
