import './no-matrix.js';

/** The library that reads PDF files, without the parts that draw them. */
export { AnnotationMode, getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
