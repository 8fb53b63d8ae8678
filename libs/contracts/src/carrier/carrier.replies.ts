import type { Rating } from '@covertrail/domain/insurance/coverage';
import type { Uuid } from '@covertrail/domain/kernel/event';

/** An insurer as the policy editor offers it. */
export interface CarrierChoice {
  readonly id: Uuid;
  readonly name: string;
  readonly naic: string;
  readonly rating: Rating | null;
}

/** GET policy/details/insurer/verify [C11]: the notice when there is no exact match. */
export interface CarrierVerified {
  readonly matched: boolean;
  readonly carrier: CarrierChoice | null;
  readonly notice: string | null;
}
