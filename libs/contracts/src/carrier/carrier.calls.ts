import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { CarrierChoice, CarrierVerified } from './carrier.replies.js';
import type { AddCarrierDto, FindCarrierDto, VerifyCarrierDto } from './carrier.inputs.js';

export const findCarrier = query<{ query: FindCarrierDto; reply: PageOf<CarrierChoice> }>()('policy/details/insurer', {
  needs: 'readInsurance',
  view: 'carriers',
});

export const verifyCarrier = query<{ query: VerifyCarrierDto; reply: CarrierVerified }>()(
  'policy/details/insurer/verify',
  {
    needs: 'readInsurance',
    view: 'carriers',
    shape: 'verified',
  },
);

export const addCarrier = command<{ body: AddCarrierDto; reply: CarrierChoice }>()('POST', 'policy/details/insurer', {
  needs: 'keepPolicies',
});
