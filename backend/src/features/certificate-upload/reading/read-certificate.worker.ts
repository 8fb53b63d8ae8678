import { readOneFile } from '#file-readers/read-one-file';
import { readingAnswer } from './reading-answer.js';

await readOneFile(readingAnswer);
