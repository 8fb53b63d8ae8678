import { tesseractWords } from '@covertrail/certificates/picture/tesseract-words';
import { readScannedFile } from '@covertrail/certificates/read-scanned-file';
import { answerOf, type ReadingAnswer } from './reading-answer.js';

/** After this no further page is begun, so that what was read is answered before the process has to end. */
const BEGIN_WITHIN_MS = 100_000;

/** Reads a file whose pages are pictures, or partly are. It needs much time and memory: only ever in a process of its own. */
export async function scanAnswer(file: Uint8Array): Promise<ReadingAnswer> {
  const until = performance.now() + BEGIN_WITHIN_MS;
  const words = await tesseractWords();
  try {
    return answerOf(await readScannedFile(file, { words, until }));
  } finally {
    await words.end();
  }
}
