import { createInterface } from 'node:readline';
import { StartRefused } from '@covertrail/platform/errors/refusal';

/** Answers by name: what was given, else what is asked on the terminal. Throws StartRefused where there is none to ask on. */
export async function askedAnswers<Name extends string>(
  questions: Readonly<Record<Name, string>>,
  given: Readonly<Partial<Record<NoInfer<Name>, string | undefined>>>,
): Promise<Record<Name, string>> {
  const names = Object.keys(questions) as Name[];
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new StartRefused(`Give ${missing.map((name) => `--${name}`).join(', ')}`);
  const answers: Partial<Record<Name, string | undefined>> = { ...given };
  for (const name of missing) answers[name] = await answerTo(`${questions[name]}: `, false);
  return answers as Record<Name, string>;
}

/** Asked twice without showing it; the first line of the standard input where that is no terminal. Throws StartRefused. */
export async function askedPassword(): Promise<string> {
  if (!process.stdin.isTTY) return answerTo('', false);
  const password = await answerTo('Password: ', true);
  if (password !== (await answerTo('The same again: ', true))) throw new StartRefused('The two passwords differ');
  return password;
}

function answerTo(question: string, hidden: boolean): Promise<string> {
  if (question !== '') process.stdout.write(question);
  const lines = createInterface({ input: process.stdin, terminal: hidden });
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
      if (hidden) process.stdout.write('\n');
    });
    lines.once('close', () =>
      reject(new StartRefused('No password was given: type it, or hand it in as the first line of the standard input')),
    );
  });
}
