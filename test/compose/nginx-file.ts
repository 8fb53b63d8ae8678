import { readFileSync } from 'node:fs';

/** One directive: `name words… ;` or `name words… { inner }`. */
export interface Directive {
  readonly name: string;
  readonly words: readonly string[];
  readonly inner: readonly Directive[];
}

const TOKEN = /#.*|'[^']*'|"[^"]*"|[{};]|[^\s{};]+/g;

/** The tree of a configuration. Throws where a brace or a semicolon is missing or too many. */
export function readNginx(path: string): readonly Directive[] {
  const tokens = (readFileSync(path, 'utf8').match(TOKEN) ?? []).filter((token) => !token.startsWith('#'));
  return block(tokens);
}

/** Every directive of that name, wherever it stands. */
export const all = (tree: readonly Directive[], name: string): readonly Directive[] =>
  tree.flatMap((directive) => [...(directive.name === name ? [directive] : []), ...all(directive.inner, name)]);

/** Takes tokens off the front up to the end of the block. */
function block(tokens: string[], depth = 0): Directive[] {
  const found: Directive[] = [];
  let words: string[] = [];
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    if (token === '}') {
      if (words.length > 0 || depth === 0) throw new Error(`Unexpected } after ${words.join(' ')}`);
      return found;
    }
    if (token !== ';' && token !== '{') {
      words.push(token.replace(/^(['"])(.*)\1$/, '$2'));
      continue;
    }
    const [name, ...rest] = words;
    if (name === undefined) throw new Error(`Nothing before ${token}`);
    found.push({ name, words: rest, inner: token === '{' ? block(tokens, depth + 1) : [] });
    words = [];
  }
  if (depth > 0 || words.length > 0) throw new Error(`The file ends after ${words.join(' ')}`);
  return found;
}
