import type { Uuid } from '@covertrail/domain/kernel/event';
import type { TemplateChange } from '@covertrail/domain/what-if/what-if.contract';
import { newId } from '@covertrail/platform/ids/ids';
import { RecordingLogger } from '@covertrail/platform/telemetry/logger';
import { WhatIfPreparations } from './what-if-preparations.service.js';
import type { WhatIfQuestion, WhatIfTimes } from './what-if-question.js';

const DAY = '2026-11-21';
const changeOf = (templateId: Uuid): TemplateChange => ({
  kind: 'template',
  templateId,
  requirements: { umbrellaMode: 'separate', rating: null, lines: [] },
  effectiveFrom: DAY,
});

/** A thread that answers when it is asked to. */
function slowThread() {
  const open: {
    readonly question: WhatIfQuestion;
    readonly answer: (times: WhatIfTimes) => void;
    readonly fail: (reason: Error) => void;
  }[] = [];
  const ask = (question: WhatIfQuestion) =>
    new Promise<WhatIfTimes>((answer, fail) => void open.push({ question, answer, fail }));
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ask,
    /** What the thread has been given and has not answered. */
    given: async () => {
      await turn();
      return open.map(({ question: { task, day, trackingIds } }) => ({ task, day, suppliers: trackingIds.length }));
    },
    answer: () => open.shift()!.answer({ loading: 0, assessing: 0 }),
    fail: () => open.shift()!.fail(new Error('The thread ended')),
  };
}

function opened(suppliers: number) {
  const [thread, log] = [slowThread(), new RecordingLogger()];
  const trackingIds = Array.from({ length: suppliers }, newId);
  const preparations = new WhatIfPreparations(
    { head: () => Promise.resolve('1') },
    thread,
    { restingOn: () => Promise.resolve(trackingIds) },
    log,
  );
  return { thread, log, preparations, change: changeOf(newId()) };
}
const part = (suppliers: number, day = DAY) => ({ task: 'prepare', day, suppliers });

describe('suppliers that are read before a what-if is asked [H07]', () => {
  it('are read a hundred at a time, so that a question comes before the rest of them', async () => {
    const { thread, preparations, change } = opened(250);
    preparations.begin(change, DAY);
    expect(await thread.given()).toEqual([part(100)]);
    thread.answer();
    expect(await thread.given()).toEqual([part(100)]);
    thread.answer();
    expect(await thread.given()).toEqual([part(50)]);
    thread.answer();
    expect(await thread.given()).toEqual([]);
  });

  it('are read once, however often it is asked for, until they are there', async () => {
    const { thread, preparations, change } = opened(1);
    for (let times = 0; times < 3; times += 1) preparations.begin(change, DAY);
    expect(await thread.given()).toEqual([part(1)]);
    thread.answer();
    expect(await thread.given()).toEqual([]);
    preparations.begin(change, DAY);
    expect(await thread.given()).toEqual([part(1)]);
  });

  it('are read as of the day that was asked for last', async () => {
    const { thread, preparations, change } = opened(250);
    preparations.begin(change, DAY);
    expect(await thread.given()).toEqual([part(100)]);
    for (const day of ['2027-01-01', '2027-02-01']) preparations.begin(change, day);
    expect(await thread.given()).toEqual([part(100)]);
    thread.answer();
    expect(await thread.given()).toEqual([part(100, '2027-02-01')]);
  });

  it('wait for those of another template, and are not read where too many wait', async () => {
    const { thread, preparations, change } = opened(1);
    preparations.begin(change, DAY);
    for (let others = 0; others < 20; others += 1) preparations.begin(changeOf(newId()), DAY);
    let read = 0;
    for (let given = await thread.given(); given.length > 0; given = await thread.given()) {
      expect(given).toEqual([part(1)]);
      thread.answer();
      read += 1;
    }
    expect(read).toBe(8);
  });

  it('are read again after the thread has died', async () => {
    const { thread, log, preparations, change } = opened(250);
    preparations.begin(change, DAY);
    await thread.given();
    thread.fail();
    expect(await thread.given()).toEqual([]);
    expect(log.warnings.map(({ sentence }) => sentence)).toEqual(['suppliers were not read before a what-if']);
    preparations.begin(change, DAY);
    expect(await thread.given()).toEqual([part(100)]);
  });

  it('are left alone where the product is closing', async () => {
    const { thread, log, preparations, change } = opened(250);
    preparations.begin(change, DAY);
    await thread.given();
    preparations.onModuleDestroy();
    thread.fail();
    expect(await thread.given()).toEqual([]);
    expect(log.warnings).toEqual([]);
  });
});
