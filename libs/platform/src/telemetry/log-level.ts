import { StartRefused } from '../errors/refusal.js';

const LEVELS = ['debug', 'info', 'warn', 'error'] as const;

/** Reads COVERTRAIL_LOG_LEVEL, `info` unless given: what matters less is left out of the log. Throws StartRefused. */
export function logLevelFrom(env: NodeJS.ProcessEnv): (typeof LEVELS)[number] {
  const wanted = env['COVERTRAIL_LOG_LEVEL'] || 'info';
  const level = LEVELS.find((level) => level === wanted);
  if (level === undefined)
    throw new StartRefused(`COVERTRAIL_LOG_LEVEL must be one of ${LEVELS.join(', ')}, not "${wanted}"`);
  return level;
}
