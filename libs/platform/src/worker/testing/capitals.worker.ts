import { workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';
import { answerQuestions } from '#worker/answer-questions';
import { NativeCalls } from '#worker/native-calls';

const calls = new NativeCalls(workerData as SharedArrayBuffer);
const rows = new DatabaseSync(':memory:').prepare(
  'WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers LIMIT 500) SELECT n FROM numbers',
);

/** Answers in capitals, after the length as a part; `never` is not answered, `read` reads without end. */
answerQuestions<string, number, string>(calls, async (question, onPart) => {
  if (question === 'never') return new Promise(() => undefined);
  if (question === 'die') process.exit(3);
  if (question === 'fail') throw new Error('no');
  while (question === 'read') calls.during(() => rows.all());
  onPart(question.length);
  return question.toUpperCase();
});
