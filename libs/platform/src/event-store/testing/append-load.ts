import { deriveId, newId } from '#ids/ids';
import { openSqliteEventStore } from '../sqlite-event-store.adapter.js';
import { metaAt } from './log-under-test.js';

/**
 * A program: `append-load <file> <callers> <appends per caller>`. Each caller appends one to three events at a time to a
 * stream of its own; each acknowledged event is written as `id stream revision position`, before the next is sent.
 */
const [file = '', callers = '1', appends = '1'] = process.argv.slice(2);
const store = await openSqliteEventStore({ file, writer: 'worker' });

async function call(caller: number): Promise<void> {
  const stream = `policy-${deriveId('caller', caller)}`;
  let revision = (await store.readStream(stream)).length - 1;
  for (let round = 0; round < Number(appends); round += 1) {
    const together = (round % 3) + 1;
    const events = Array.from({ length: together }, () => ({
      id: newId(),
      type: 'PolicyAdded',
      data: { together },
      meta: metaAt(Date.now()),
    }));
    const answer = await store.append(stream, events, revision < 0 ? 'no-stream' : revision);
    const lines = events.map(({ id }, index) => `${id} ${stream} ${revision + 1 + index} ${answer.position}\n`);
    await new Promise((resolve) => process.stdout.write(lines.join(''), resolve));
    revision = answer.revision;
  }
}

await Promise.all(Array.from({ length: Number(callers) }, (_, caller) => call(caller)));
await store.close();
