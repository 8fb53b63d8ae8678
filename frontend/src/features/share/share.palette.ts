import { sharePolicies } from '@covertrail/contracts/share/share.calls';
import type { PaletteParts } from '#shared/palette/palette-source';

export const parts: PaletteParts = {
  acts: [{ to: '/app/shared-policies?share=1', title: 'Share a policy', needs: ['readOwnInsurance', sharePolicies] }],
};
