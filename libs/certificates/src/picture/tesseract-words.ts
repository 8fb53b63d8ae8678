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

type Recognizer = Awaited<ReturnType<typeof createWorker>>;
type Parameters = Partial<tesseract.WorkerParams>;

/** Two pictures are read at once: more threads need more memory than a strip of a page is worth. */
const THREADS = 2;

/** Starts the program that recognizes words, in threads of its own. Its language comes from a package; nothing is fetched and nothing is kept. */
export async function tesseractWords(): Promise<WordsOfPicture> {
  const recognizers = await Promise.all(Array.from({ length: THREADS }, startRecognizer));
  const free = [...recognizers];
  const waiting: ((recognizer: Recognizer) => void)[] = [];
  const seen = async (picture: GrayPicture, parameters: Parameters): Promise<readonly SeenWord[]> => {
    const recognizer = free.pop() ?? (await new Promise<Recognizer>((resolve) => waiting.push(resolve)));
    try {
      return await wordsSeen(recognizer, picture, parameters);
    } finally {
      const next = waiting.shift();
      if (next) next(recognizer);
      else free.push(recognizer);
    }
  };
  return {
    page: (picture) => seen(picture, { tessedit_pageseg_mode: PSM.SPARSE_TEXT, tessedit_char_whitelist: '' }),
    sign: async (picture, of) => {
      const words = await seen(picture, { tessedit_pageseg_mode: PSM.SINGLE_CHAR, tessedit_char_whitelist: of });
      return words.find(({ text }) => text !== '') ?? null;
    },
    end: async () => void (await Promise.all(recognizers.map((recognizer) => recognizer.terminate()))),
  };
}

const startRecognizer = (): Promise<Recognizer> =>
  createWorker('eng', OEM.LSTM_ONLY, {
    langPath: LANGUAGE,
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => undefined,
  });

async function wordsSeen(
  recognizer: Recognizer,
  picture: GrayPicture,
  parameters: Parameters,
): Promise<readonly SeenWord[]> {
  await recognizer.setParameters({ ...parameters, user_defined_dpi: '300' });
  const { data } = await recognizer.recognize(fileOf(picture), {}, { text: false, blocks: true });
  return (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words.map(wordOf))),
  );
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
