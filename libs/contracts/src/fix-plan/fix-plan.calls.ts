import type { Uuid } from '@covertrail/domain/kernel/event';
import { command } from '../calls/call.js';

export const sendFixPlan = command<{ body: { trackingId: Uuid }; reply: { trackingId: Uuid } }>()(
  'POST',
  'tracking/fix-plan',
  { needs: 'reviewSuppliers', long: true },
);
