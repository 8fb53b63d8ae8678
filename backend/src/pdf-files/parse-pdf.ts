import { isLocked, openedPdf } from '@covertrail/certificates/pdf/opened-pdf';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfAnswer } from './pdf-answer.js';

/** A file that was cut off still opens where a reader searches it for what is left: only its end says that it is whole. */
const END = '%%EOF';
/** Programs write a little behind the end: readers search so far for it. */
const END_BYTES = 1_024;

/**
 * Opens a PDF and finds each of its pages. A table of contents that is wrong is made again, as readers of PDF files do. A file that
 * only its owner's password protects opens without one.
 */
export async function parsePdf(file: Buffer): Promise<PdfAnswer> {
  if (!file.subarray(-END_BYTES).includes(END)) return { refused: 'FILE.PDF_BROKEN' };
  const opening = openedPdf(file);
  try {
    return await pagesOf(await opening.promise);
  } catch (error) {
    return { refused: isLocked(error) ? 'FILE.PDF_LOCKED' : 'FILE.PDF_BROKEN' };
  } finally {
    await opening.destroy();
  }
}

async function pagesOf(document: PDFDocumentProxy): Promise<PdfAnswer> {
  const pages = document.numPages;
  for (let number = 1; number <= pages; number += 1) (await document.getPage(number)).cleanup();
  return pages > 0 ? { pages } : { refused: 'FILE.PDF_BROKEN' };
}
