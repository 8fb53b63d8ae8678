import { sharePolicies } from '@covertrail/contracts/share/share.calls';
import type { PaletteParts } from '#shared/palette/palette-source';

export const parts: PaletteParts = {
  acts: [{ to: '/app/share-policies', title: 'Share policies', needs: ['readOwnInsurance', sharePolicies] }],
};
