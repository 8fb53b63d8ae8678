/** True where a person reads the log: at a terminal, unless COVERTRAIL_LOG_LEVEL asks for the log as it is, which is JSON. */
export function isReadByPerson(
  env: NodeJS.ProcessEnv,
  out: Pick<NodeJS.WriteStream, 'isTTY'> = process.stdout,
): boolean {
  return out.isTTY === true && !env['COVERTRAIL_LOG_LEVEL'];
}

const WARNING = 40;
const ERROR = 50;
/** Back to the first column of a line that may hold a bar, which is erased. */
const OVER = '\r\u001b[K';

interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly message: string };
  readonly [fact: string]: unknown;
}

/** A line of the log in words for a terminal: a warning or an error with its facts; null for anything else. What is not JSON stays as it is. */
export function terminalLine(json: string): string | null {
  const line = asLogLine(json);
  if (line === null) return json;
  const { level, msg, time: _time, err, ...facts } = line;
  if (level < WARNING) return null;
  const details = Object.entries({ ...facts, ...(err ? { reason: err.message } : {}) }).map(
    ([name, value]) => `${name} ${asText(value)}`,
  );
  return `${OVER}${level < ERROR ? 'Warning' : 'Error'}: ${msg}${details.length > 0 ? ` (${details.join(', ')})` : ''}\n`;
}

function asLogLine(json: string): LogLine | null {
  try {
    const line: unknown = JSON.parse(json);
    return isLogLine(line) ? line : null;
  } catch {
    return null;
  }
}

const isLogLine = (line: unknown): line is LogLine =>
  typeof line === 'object' && line !== null && 'level' in line && typeof line.level === 'number' && 'msg' in line;

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
