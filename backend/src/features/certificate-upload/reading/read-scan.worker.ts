import { readOneFile } from '#file-readers/read-one-file';
import { scanAnswer } from './scan-answer.js';

await readOneFile(scanAnswer);
