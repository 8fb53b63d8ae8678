/** The library of PDF files wants it to be there when it is loaded, and uses it only for pages that are drawn. */
class NoMatrix {}

if (!('DOMMatrix' in globalThis)) Object.assign(globalThis, { DOMMatrix: NoMatrix });
