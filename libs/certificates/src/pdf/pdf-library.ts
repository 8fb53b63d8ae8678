// In this order: what the library finds, its two parts, and what it changed.
import { keepOwnPush } from './library-globals.js';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { AnnotationMode, getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

keepOwnPush();

/** The library that reads PDF files, without the parts that draw them. */
export { AnnotationMode, getDocument, OPS, VerbosityLevel };
