import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import type { ReadingOutcome } from '@covertrail/domain/insurance/certificate/reading-outcome';
import type { PageContent } from './page/page-content.js';
import { openCertificate } from './pdf/open-certificate.js';
import { drawnPages } from './picture/drawn-pages.js';
import { pageOfPicture, type PictureContent } from './picture/page-of-picture.js';
import type { WordsOfPicture } from './picture/words-of-picture.js';
import { isPictureAlone, readPages } from './read-pages.js';

/** A picture is drawn as finely as letters of five points need; more adds nothing. */
const DOTS_OF_INCH = 300;
/** A certificate with its pages of remarks is not longer; further pictures stay unread. */
const MOST_PICTURES = 12;

/** What a reader of scans has, and until when (by the clock of `performance`) it may begin another page. */
export interface ScanReading {
  readonly words: WordsOfPicture;
  readonly until: number;
}

/**
 * Reads the certificates in a PDF whose pages are pictures, or partly are: the words of each picture are recognized, and read as those of any other page.
 * Places are those of the page as the file shows it. Never throws for what the file holds.
 */
export async function readScannedFile(file: Uint8Array, reading: ScanReading): Promise<ReadingOutcome> {
  const opened = await openCertificate(file);
  if ('refused' in opened) return { outcome: 'unreadable', reason: opened.refused };
  const pictures = await picturesOf(file, opened.pages.filter(isPictureAlone).slice(0, MOST_PICTURES), reading);
  const outcome = readPages(opened.pages.map((page) => pictures.get(page.number)?.content ?? page));
  return asInFile(outcome, opened.pages, pictures);
}

type Pictures = ReadonlyMap<number, PictureContent>;

async function picturesOf(
  file: Uint8Array,
  pages: readonly PageContent[],
  { words, until }: ScanReading,
): Promise<Pictures> {
  const found = new Map<number, PictureContent>();
  if (pages.length === 0) return found;
  const numbers = pages.map(({ number }) => number);
  let at = 0;
  for await (const drawn of await drawnPages(file, numbers, DOTS_OF_INCH)) {
    const page = pages[at];
    at += 1;
    if (!page || performance.now() > until) break;
    found.set(page.number, await pageOfPicture(drawn, page, words));
  }
  return found;
}

/** The outcome with places and sizes of the pages of the file. */
function asInFile(outcome: ReadingOutcome, pages: readonly PageContent[], pictures: Pictures): ReadingOutcome {
  if (outcome.outcome === 'unreadable') return outcome;
  const kinds = outcome.pages.map((kind) => {
    const page = pages.find(({ number }) => number === kind.page);
    return page ? { ...kind, width: page.width, height: page.height } : kind;
  });
  if (outcome.outcome !== 'read') return { ...outcome, pages: kinds };
  const placed = (page: number, box: Box) => pictures.get(page)?.onFile(box) ?? box;
  return {
    ...outcome,
    pages: kinds,
    certificates: outcome.certificates.map((certificate) => ({
      ...certificate,
      fields: certificate.fields.map((field) => ({ ...field, box: placed(field.page, field.box) })),
    })),
  };
}
