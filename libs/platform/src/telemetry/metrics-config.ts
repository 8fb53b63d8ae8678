import { StartRefused } from '../errors/refusal.js';
import { secretFrom } from '../settings/secret-from.js';

/** Who may read the metrics of a process: whoever reaches the port, and whoever has the token. Nobody where both are null. */
export interface MetricsConfig {
  /** A port of its own; 0 takes a free one. */
  readonly port: number | null;
  /** Asked for on every port, the metrics' own included, as `Authorization: Bearer <token>`. */
  readonly token: string | null;
}

/** Shorter ones can be guessed. */
const LEAST = 16;

/** Reads COVERTRAIL_METRICS_PORT and COVERTRAIL_METRICS_TOKEN, or COVERTRAIL_METRICS_TOKEN_FILE. Throws StartRefused. */
export function metricsConfigFrom(env: NodeJS.ProcessEnv): MetricsConfig {
  const text = env['COVERTRAIL_METRICS_PORT'];
  const port = text === undefined || text === '' ? null : Number(text);
  if (port !== null && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
    throw new StartRefused(`COVERTRAIL_METRICS_PORT must be a whole number from 0 to 65535, not "${text}"`);
  }
  const token = secretFrom(env, 'COVERTRAIL_METRICS_TOKEN');
  if (token !== null && token.length < LEAST)
    throw new StartRefused(
      `COVERTRAIL_METRICS_TOKEN must have at least ${LEAST} characters: openssl rand -hex 24 makes one`,
    );
  return { port, token };
}
