import { StartRefused } from '../errors/refusal.js';
import { ClamdVirusScan } from './clamd-virus-scan.adapter.js';
import { NO_VIRUS_SCAN, type VirusScan } from './virus-scan.port.js';

const ADDRESS = /^(?<host>[^\s:]+):(?<port>\d{1,5})$/;

/** Reads COVERTRAIL_CLAMD, `host:port` of a `clamd`; without it, or with `off`, nothing is scanned. Throws on what it cannot understand. */
export function virusScanFrom(env: NodeJS.ProcessEnv): VirusScan {
  const text = env['COVERTRAIL_CLAMD'];
  if (text === undefined || text === '' || text === 'off') return NO_VIRUS_SCAN;
  const { host, port } = ADDRESS.exec(text)?.groups ?? {};
  if (host === undefined) throw new StartRefused(`COVERTRAIL_CLAMD must be "host:port", not "${text}"`);
  return new ClamdVirusScan({ host, port: Number(port) });
}
