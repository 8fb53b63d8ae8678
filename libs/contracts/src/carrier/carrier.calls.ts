import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { CarrierChoice, CarrierVerified } from './carrier.replies.js';

interface CarrierQuery extends PageDto {
  /** The reply includes carriers that only the policies of this insured name. */
  readonly insuredCompanyId?: Uuid;
}

interface CarrierNamed {
  readonly insurerName: string;
  readonly insurerNaic?: string;
  /** Decides between carriers of the same name. */
  readonly insurerId?: Uuid;
  readonly insuredCompanyId?: Uuid;
}

interface NewCarrier {
  readonly companyName: string;
  readonly companyNaic?: string;
}

export const findCarrier = query<{ query: CarrierQuery; reply: PageOf<CarrierChoice> }>()('policy/details/insurer', {
  needs: 'readInsurance',
  view: 'carriers',
});

export const verifyCarrier = query<{ query: CarrierNamed; reply: CarrierVerified }>()('policy/details/insurer/verify', {
  needs: 'readInsurance',
  view: 'carriers',
  shape: 'verified',
});

export const addCarrier = command<{ body: NewCarrier; reply: CarrierChoice }>()('POST', 'policy/details/insurer', {
  needs: 'keepPolicies',
});
