import { createRequire, Module } from 'node:module';
import { inflateSync } from 'node:zlib';

/**
 * What the library that reads PDF files finds when it is loaded, and what it leaves. Whoever reads files of others does so in a process of its own,
 * so this changes nothing for anybody else.
 */

/** The library wants them to be there, and uses them only for pages that are drawn. */
class NeverDrawn {}

for (const name of ['DOMMatrix', 'ImageData', 'Path2D'])
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: NeverDrawn });

const Platform = globalThis.DecompressionStream;
/** Inflated, it is a thousand times as large at most. */
const SMALL_BYTES = 64 * 1_024;

/**
 * What the library uses of the platform's inflating stream. A form has a hundred streams of a few bytes each, and to set up one of the platform takes
 * longer than to inflate them; those that may be large go there, piece by piece, so that the process is ended before all memory is gone.
 */
class Inflation {
  #give: (bytes: Uint8Array<ArrayBuffer>) => void = () => undefined;
  readonly #given = new Promise<Uint8Array<ArrayBuffer>>((resolve) => (this.#give = resolve));

  readonly writable = {
    getWriter: () => ({
      ready: Promise.resolve(),
      write: async (bytes: Uint8Array<ArrayBuffer>) => this.#give(bytes),
      close: () => Promise.resolve(),
    }),
  };
  readonly readable = this.#inflated();

  async *#inflated() {
    const bytes = await this.#given;
    if (bytes.length <= SMALL_BYTES) yield inflateSync(bytes);
    else yield* new Blob([bytes]).stream().pipeThrough(new Platform('deflate'));
  }
}

Object.assign(globalThis, {
  DecompressionStream: function Decompression(format: 'deflate' | 'deflate-raw' | 'gzip') {
    return format === 'deflate' ? new Inflation() : new Platform(format);
  },
});

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
