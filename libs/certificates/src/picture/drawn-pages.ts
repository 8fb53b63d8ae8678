import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { GrayPicture } from './gray-picture.js';

/** More dots than this need more memory than a page is worth: a larger page is drawn with fewer to the inch. */
const MOST_DOTS = 12_000_000;
const POINTS_OF_INCH = 72;

/** A page as it is seen. */
export interface DrawnPage {
  readonly picture: GrayPicture;
  /** Points of the page for each dot. */
  readonly pointsOfDot: number;
}

/** Draws pages of a PDF, given by its bytes, in gray. A hostile file may need much time and memory: this belongs into a process of its own. */
export async function drawnPages(
  file: Uint8Array,
  numbers: readonly number[],
  dotsOfInch: number,
): Promise<AsyncIterable<DrawnPage>> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  document.initializeFormFields();
  return {
    async *[Symbol.asyncIterator]() {
      try {
        for (const number of numbers) {
          const page = document.getPage(number - 1);
          const { originalWidth, originalHeight } = page.getOriginalSize();
          const most = Math.sqrt(MOST_DOTS / Math.max(1, originalWidth * originalHeight));
          const scale = Math.min(dotsOfInch / POINTS_OF_INCH, most);
          const { width, height, data } = await page.render({
            scale,
            colorSpace: 'Gray',
            render: 'bitmap',
            renderFormFields: true,
          });
          yield { picture: { width, height, data }, pointsOfDot: originalWidth / width };
        }
      } finally {
        document.destroy();
        library.destroy();
      }
    },
  };
}
