import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageContent } from '../page/page-content.js';
import type { FileRefusal } from '@covertrail/domain/insurance/certificate/file-refusal';
import { pageOfPdf } from './page-of-pdf.js';
import { getDocument, VerbosityLevel } from './pdf-library.js';

/** Packets of a certificate with its endorsements are shorter. */
const MOST_PAGES = 100;
/** A file for people may have a few bytes before its beginning, and a few behind its end. */
const MARGIN = 1_024;

/** The pages of a file, or why there are none. */
export type OpenedFile = { readonly pages: readonly PageContent[] } | { readonly refused: FileRefusal };

/**
 * Opens a PDF and reads what its pages show. A hostile file may need much time and memory: whoever reads files of others runs this in a
 * process of its own. Nothing is fetched, and no script of the file runs.
 */
export async function openCertificate(file: Uint8Array): Promise<OpenedFile> {
  const start = Buffer.from(file.subarray(0, MARGIN)).toString('latin1');
  if (!start.includes('%PDF-')) return { refused: 'CERTIFICATE.NOT_A_PDF' };
  const end = Buffer.from(file.subarray(-MARGIN)).toString('latin1');
  if (!end.includes('%%EOF')) return { refused: 'CERTIFICATE.BROKEN' };
  const opening = getDocument({
    data: Uint8Array.from(file),
    verbosity: VerbosityLevel.ERRORS,
    stopAtErrors: true,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    useWasm: false,
  });
  try {
    return await contentsOf(await opening.promise);
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { refused: isLocked ? 'CERTIFICATE.LOCKED' : 'CERTIFICATE.BROKEN' };
  } finally {
    await opening.destroy();
  }
}

async function contentsOf(document: PDFDocumentProxy): Promise<OpenedFile> {
  if (document.numPages === 0) return { refused: 'CERTIFICATE.NO_PAGES' };
  if (document.numPages > MOST_PAGES) return { refused: 'CERTIFICATE.TOO_MANY_PAGES' };
  const pages: PageContent[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await pageOfPdf(await document.getPage(number)));
  return { pages };
}
