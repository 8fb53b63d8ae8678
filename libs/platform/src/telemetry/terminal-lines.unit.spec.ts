import { isReadByPerson, terminalLine } from './terminal-lines.js';

const OVER = '\r\u001b[K';

describe('the log at a terminal [K01]', () => {
  it.each([
    ['a person at a terminal', true, {}, true],
    ['a terminal where a level is asked for', true, { COVERTRAIL_LOG_LEVEL: 'info' }, false],
    ['a terminal where the variable is empty', true, { COVERTRAIL_LOG_LEVEL: '' }, true],
    ['a file or a pipe', false, {}, false],
  ])('%s', (_, isTTY, env, expected) => {
    expect(isReadByPerson(env, { isTTY })).toBe(expected);
  });

  it.each([
    ['says nothing of a command', { level: 30, time: 1, command: 'AddPolicy', msg: 'command' }, null],
    [
      'says a warning with its facts',
      { level: 40, time: 1, variable: 'COVERTRAIL_SMTP_URL', msg: 'no mail is sent' },
      `${OVER}Warning: no mail is sent (variable COVERTRAIL_SMTP_URL)\n`,
    ],
    ['says a warning without facts', { level: 40, time: 1, msg: 'it is late' }, `${OVER}Warning: it is late\n`],
    [
      'says an error with its reason, and without its stack',
      { level: 50, time: 1, attempt: 2, err: { type: 'Error', message: 'no room', stack: 'at x' }, msg: 'it failed' },
      `${OVER}Error: it failed (attempt 2, reason no room)\n`,
    ],
  ])('%s', (_, line, expected) => {
    expect(terminalLine(`${JSON.stringify(line)}\n`)).toBe(expected);
  });

  it.each(['no JSON\n', '[1]\n', 'null\n'])('leaves what is no line of the log: %s', (text) =>
    expect(terminalLine(text)).toBe(text),
  );
});
