import { companies } from '@covertrail/projections/features/company/companies.projection';
import { accounts } from '@covertrail/projections/features/membership/accounts.projection';
import { policies } from '@covertrail/projections/features/policy/policies.projection';
import { people } from '@covertrail/projections/features/user/people.projection';
import type { Document } from '@covertrail/platform/read-store/read-store.port';
import type { Projection } from '@covertrail/platform/engine/projection';

const wide = <Doc extends Document>(projection: Projection<Doc>): Projection => projection as unknown as Projection;

/** Every read model of the product. */
export const PROJECTIONS: readonly Projection[] = [wide(people), wide(accounts), wide(companies), wide(policies)];
