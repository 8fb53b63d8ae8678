import { StartRefused } from '@covertrail/platform/errors/refusal';
import { storesConfigFrom, type StoresConfig } from '@covertrail/platform/stores/stores-config';
import { metricsConfigFrom, type MetricsConfig } from '@covertrail/platform/telemetry/metrics-config';
import { virusScanFrom } from '@covertrail/platform/virus-scan/virus-scan-config';
import type { VirusScan } from '@covertrail/platform/virus-scan/virus-scan.port';
import { STRONG, type PasswordCost } from '@covertrail/platform/vault/passwords';
import { limitsFrom, type Limits } from '../limits/limits.js';
import type { AddressDirectory } from '../features/address/directory/address-directory.port.js';
import type { PdfReading } from '../pdf-files/pdf-reader.service.js';
import type { SignOnProvider } from '../features/session/single-sign-on/single-sign-on-provider.js';
import { serviceConfigFrom, type ServiceConfig } from '../service/service-config.js';
import { addressesFrom } from './addresses-config.js';
import { checkpointsConfigFrom, type CheckpointsConfig } from './checkpoints-config.js';
import { demoFrom, listeningFrom, type ListeningConfig } from './listening-config.js';
import { mailConfigFrom, publicUrlFrom, type MailConfig } from './mail-config.js';
import { signOnFrom } from './sign-on-config.js';

/** How one process is set up. Everything has a default that works on a fresh machine. */
export interface Config extends StoresConfig {
  readonly listening: ListeningConfig;
  readonly metrics: MetricsConfig;
  /** Whether this process folds events into views, or workers do it (`projections/src/main.ts`). */
  readonly projections: 'here' | 'elsewhere';
  readonly passwordCost: PasswordCost;
  readonly limits: Limits;
  /** Fill an empty log with the demo world at the first start. */
  readonly demo: boolean;
  readonly demoSuppliers: number;
  /** Folder of the built page to serve, or null. */
  readonly page: string | null;
  readonly mail: MailConfig;
  /** Looks at each upload before it is kept. */
  readonly virusScan: VirusScan;
  /** Completes addresses that people type [A14]. */
  readonly addresses: AddressDirectory;
  readonly pdfReading: PdfReading;
  /** The address under which people reach the product, without a slash at the end. */
  readonly publicUrl: string;
  readonly service: ServiceConfig;
  readonly checkpoints: CheckpointsConfig;
  /** Providers of single sign-on [A05]. */
  readonly signOn: readonly SignOnProvider[];
}

const DEFAULT_SUPPLIERS = 300;

/**
 * Reads the environment: COVERTRAIL_PROJECTIONS (`elsewhere` where workers fold), COVERTRAIL_DEMO (`0` for an empty product, `1`
 * for the demo also where others reach it), COVERTRAIL_PAGE; and what `storesConfigFrom`, `metricsConfigFrom`, `virusScanFrom`, `listeningFrom`, `limitsFrom`,
 * `mailConfigFrom`, `publicUrlFrom`, `serviceConfigFrom`, `checkpointsConfigFrom`, `addressesFrom` and `signOnFrom` read. Throws on what it cannot understand.
 */
export function configFrom(env: NodeJS.ProcessEnv, builtPage: string | null): Config {
  const stores = storesConfigFrom(env);
  const listening = listeningFrom(env);
  const demo = demoFrom(env, listening);
  const mail = mailConfigFrom(env, demo);
  const publicUrl = publicUrlFrom(env, listening.port, mail);
  return {
    ...stores,
    listening,
    metrics: metricsConfigFrom(env),
    projections: placeFrom(env['COVERTRAIL_PROJECTIONS']),
    passwordCost: STRONG,
    limits: limitsFrom(env),
    demo,
    demoSuppliers: DEFAULT_SUPPLIERS,
    page: env['COVERTRAIL_PAGE'] ?? builtPage,
    mail,
    virusScan: virusScanFrom(env),
    addresses: addressesFrom(env, publicUrl),
    pdfReading: 'apart',
    publicUrl,
    service: serviceConfigFrom(env, demo),
    checkpoints: checkpointsConfigFrom(env, stores.folder),
    signOn: signOnFrom(env),
  };
}

function placeFrom(text: string | undefined): Config['projections'] {
  const place = text === undefined || text === '' ? 'here' : text;
  if (place !== 'here' && place !== 'elsewhere')
    throw new StartRefused(`COVERTRAIL_PROJECTIONS must be "here" or "elsewhere", not "${place}"`);
  return place;
}
