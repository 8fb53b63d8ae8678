import type { Uuid } from '@covertrail/domain/kernel/event';
import { command } from '../calls/call.js';
import type { SendFixPlanDto } from './fix-plan.inputs.js';

export const sendFixPlan = command<{ body: SendFixPlanDto; reply: { trackingId: Uuid } }>()(
  'POST',
  'tracking/fix-plan',
  { needs: 'reviewSuppliers', long: true },
);
