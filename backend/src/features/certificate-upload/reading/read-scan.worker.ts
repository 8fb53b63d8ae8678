import { readOneFile } from '#file-readers/read-one-file';
import { scanAnswer } from './scan-reading.js';

await readOneFile(scanAnswer);
