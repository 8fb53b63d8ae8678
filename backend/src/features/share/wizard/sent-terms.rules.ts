import type { ShareTermsDto } from '@covertrail/contracts/share/share-terms.inputs';
import type { ShareTerms } from '@covertrail/domain/share/share.contract';
import { statedTerms } from '@covertrail/domain/share/share-terms.rules';

/** What was stated beside the policies, as it is recorded. */
export function shareTermsOf({ selectedAcordForms = [], holder, ...terms }: ShareTermsDto): ShareTerms {
  const forms = selectedAcordForms.map(({ line, form }) => ({ line, form }));
  return statedTerms({ ...terms, ...(holder ? { holder: plain(holder) } : {}), forms });
}

/** Without the classes of the input, which an event does not have. */
const plain = ({ address, ...holder }: NonNullable<ShareTermsDto['holder']>): NonNullable<ShareTerms['holder']> => ({
  ...holder,
  address: address === null ? null : { ...address },
});
