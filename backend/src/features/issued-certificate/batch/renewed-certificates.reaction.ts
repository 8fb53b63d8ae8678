import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import type { RenewedCertificates } from './renewed-certificates.service.js';

const NAME = 'renewed-certificates';

/** A policy that is issued again brings the certificates that state it, or has its agent asked for them [D12]. */
export const renewedCertificatesReaction = defineReaction<Pick<RenewedCertificates, 'renew'>>()({
  name: NAME,
  on: {
    ShareBatchStarted: (event, certificates) =>
      certificates.renew(event, (commandId) => carryingOut(event, NAME, commandId)),
  },
});
