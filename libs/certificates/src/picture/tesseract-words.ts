import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tesseract from 'tesseract.js';
import type { GrayPicture } from './gray-picture.js';
import type { SeenWord, WordsOfPicture } from './words-of-picture.js';

const { createWorker, OEM, PSM } = tesseract;
const LANGUAGE = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/** Starts the program that recognizes words, in a thread of its own. Its language comes from a package; nothing is fetched and nothing is kept. */
export async function tesseractWords(): Promise<WordsOfPicture> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: LANGUAGE,
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => undefined,
  });
  const seen = async (picture: GrayPicture, parameters: Parameters<typeof worker.setParameters>[0]) => {
    await worker.setParameters({ ...parameters, user_defined_dpi: '300' });
    const { data } = await worker.recognize(fileOf(picture), {}, { text: false, blocks: true });
    return (data.blocks ?? []).flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words.map(wordOf))),
    );
  };
  return {
    page: (picture) => seen(picture, { tessedit_pageseg_mode: PSM.SPARSE_TEXT, tessedit_char_whitelist: '' }),
    sign: async (picture, of) => {
      const words = await seen(picture, { tessedit_pageseg_mode: PSM.SINGLE_CHAR, tessedit_char_whitelist: of });
      return words.find(({ text }) => text !== '') ?? null;
    },
    end: async () => void (await worker.terminate()),
  };
}

/** As a plain picture in gray (PGM), which needs no packing. */
const fileOf = ({ width, height, data }: GrayPicture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);

const wordOf = ({ text, confidence, bbox }: { text: string; confidence: number; bbox: Bounds }): SeenWord => ({
  text: text.trim(),
  certainty: confidence / 100,
  left: bbox.x0,
  right: bbox.x1,
  top: bbox.y0,
  bottom: bbox.y1,
});

interface Bounds {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}
