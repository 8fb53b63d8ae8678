import type { KeyObject } from 'node:crypto';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import type { Config } from './composition/config.js';
import type { DemoParts } from './composition/demo-parts.js';
import type { Infrastructure } from './composition/infrastructure.js';
import type { Mailing } from './composition/mail.js';
import type { AssessorProgress } from './features/tracking/checking/checking.service.js';
import type { OperatedProduct } from './features/maintenance/operated-product.port.js';
import type { Health } from './features/health/health.controller.js';
import type { Views } from './views/views.service.js';

/** What the API reads to answer calls. */
export interface ApiSetup {
  readonly infrastructure: Infrastructure;
  readonly views: Views;
  readonly config: Pick<
    Config,
    | 'passwordCost'
    | 'limits'
    | 'listening'
    | 'metrics'
    | 'virusScan'
    | 'addresses'
    | 'pdfReading'
    | 'service'
    | 'signOn'
    | 'publicUrl'
  > &
    StoresConfig;
  readonly mailing: Pick<Mailing, 'links' | 'mailbox' | 'sender'>;
  /** A parsed key: given bytes, the library first tries at every call whether they are a public key. */
  readonly jwtKey: KeyObject;
  readonly demo: DemoParts;
  readonly assessor: AssessorProgress;
  readonly health: Health;
  readonly operated: OperatedProduct;
  readonly log: Logger;
}
