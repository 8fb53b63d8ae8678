import { readOneFile } from '#file-readers/read-one-file';
import { parseSheet } from './parse-sheet.js';

await readOneFile(parseSheet);
