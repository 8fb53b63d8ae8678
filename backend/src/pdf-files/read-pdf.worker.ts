import { readOneFile } from '#file-readers/read-one-file';
import { parsePdf } from './parse-pdf.js';

await readOneFile(parsePdf);
