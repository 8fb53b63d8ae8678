import { newId } from '#ids/ids';
import { prepareAppend } from '../prepared-append.js';
import { openWriterConnection } from '../sqlite-connection.js';
import { SqliteWriter } from '../sqlite-writer.js';
import { metaAt, newStream } from './log-under-test.js';

/** A program: `unsynced-load <file> <appends>`, the writer without its flush. */
const [file = '', appends = '1'] = process.argv.slice(2);
const database = openWriterConnection(file);
database.exec('PRAGMA synchronous = OFF');
const writer = new SqliteWriter(database);
for (let round = 0; round < Number(appends); round += 1) {
  writer.commit([
    prepareAppend(newStream(), [{ id: newId(), type: 'PolicyAdded', data: {}, meta: metaAt(Date.now()) }], 'any'),
  ]);
}
writer.close();
