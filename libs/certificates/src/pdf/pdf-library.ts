/** The library wants it to be there when it is loaded, and uses it only for pages that are drawn. */
class NoMatrix {}

if (!('DOMMatrix' in globalThis)) Object.assign(globalThis, { DOMMatrix: NoMatrix });

/** The library that reads PDF files, without the parts that draw them. */
export const { AnnotationMode, getDocument, OPS, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
