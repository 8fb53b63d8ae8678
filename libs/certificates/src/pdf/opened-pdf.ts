import type { PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { getDocument, VerbosityLevel } from './pdf-library.js';

/**
 * Opens a PDF of somebody else: nothing is fetched, no script of the file runs, no font or picture is drawn, and a fault ends it instead of being
 * guessed over. Whoever calls this destroys the task; a hostile file may still need much time and memory.
 */
export const openedPdf = (file: Uint8Array): PDFDocumentLoadingTask =>
  getDocument({
    // The library takes the bytes away from whoever gives them.
    data: Uint8Array.from(file),
    verbosity: VerbosityLevel.ERRORS,
    stopAtErrors: true,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    useWasm: false,
  });

/** Whether a file opens only with a password that nobody gave. */
export const isLocked = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';
