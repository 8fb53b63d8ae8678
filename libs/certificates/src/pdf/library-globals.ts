import { createRequire, Module } from 'node:module';

/**
 * What the library that reads PDF files finds when it is loaded, and what it leaves. Whoever reads files of others does so in a process of its own,
 * so this changes nothing for anybody else.
 */

/** The library wants them to be there, and uses them only for pages that are drawn. */
class NeverDrawn {}

for (const name of ['DOMMatrix', 'ImageData', 'Path2D'])
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: NeverDrawn });

// A form has a hundred streams of a few bytes each. A stream of the platform for each of them takes longer than the library's own code, which it has for where there is none.
Object.defineProperty(globalThis, 'DecompressionStream', { value: undefined, configurable: true, writable: true });

leaveOutCanvas();

/** The library loads a native program that draws pages, if it is there: 27 MB that nobody uses, and code that a file of somebody else shall not reach. */
function leaveOutCanvas(): void {
  const library = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
  const { cache, resolve } = createRequire(library);
  try {
    const path = resolve('@napi-rs/canvas');
    cache[path] = Object.assign(new Module(path), { loaded: true });
  } catch {
    // It is not installed on every system.
  }
}

const { push } = Array.prototype;

/** The library replaces `push` in versions of Node that do not refuse to extend a list of fixed length. Its own is several times slower, and reading calls it for each operator. */
export function keepOwnPush(): void {
  Object.defineProperty(Array.prototype, 'push', { value: push, configurable: true, writable: true });
}
