import { parentPort } from 'node:worker_threads';
import type { NativeCalls } from './native-calls.js';
import type { ThreadMessage } from './question-thread.js';

/**
 * In a worker thread that has started: answers the questions of a `QuestionThread`, one after the other. What `answer` throws fails that
 * question alone. `answer` makes its calls to SQLite through `calls`.
 */
export function answerQuestions<Question, Part, End>(
  calls: NativeCalls,
  answer: (question: Question, onPart: (part: Part) => void) => Promise<End>,
): void {
  if (parentPort === null) throw new Error('Questions are answered in a worker thread');
  const port = parentPort;
  const send = (message: ThreadMessage<Part, End>): void => port.postMessage(message);
  const answered = async (number: number, question: Question): Promise<void> => {
    try {
      send({ kind: 'done', number, end: await answer(question, (part) => send({ kind: 'part', number, part })) });
    } catch (error) {
      send({
        kind: 'failed',
        number,
        reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      });
    }
  };
  let last: Promise<void> = Promise.resolve();
  port.on('message', ({ number, question }: { readonly number: number; readonly question: Question }) => {
    last = last.then(() => answered(number, question));
  });
  calls.begin();
}
