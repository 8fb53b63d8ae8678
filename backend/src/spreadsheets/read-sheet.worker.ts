import { buffer } from 'node:stream/consumers';
import { parseSheet } from './parse-sheet.js';

/** A process for one file: the file comes on the standard input, the answer goes to the standard output as JSON. */
process.stdout.write(JSON.stringify(parseSheet(await buffer(process.stdin))));
