import type { SignatureEvent } from '@covertrail/domain/signature/signature.contract';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { signatures } from './signatures.projection.js';

const own = { ownerId: 'u-1', of: 'agent', fileId: 'f-1' } as const;
const agency = { ownerId: 'c-1', of: 'agency', fileId: 'f-2' } as const;
const uploaded: SignatureEvent = { type: 'SignatureUploaded', data: { ...own, replaces: null } };
const ofAgency: SignatureEvent = { type: 'SignatureUploaded', data: { ...agency, replaces: null } };
const replaced: SignatureEvent = { type: 'SignatureUploaded', data: { ...own, fileId: 'f-3', replaces: 'f-1' } };
const deleted: SignatureEvent = { type: 'SignatureDeleted', data: { ...own, fileId: 'f-3' } };

describe('signatures [E04]', () => {
  itIsAFold(signatures, asLog([uploaded, ofAgency, replaced, deleted]));

  it('are those that people and agencies have now', async () => {
    expect(living(await foldProjection(signatures, asLog([uploaded, ofAgency, replaced])))).toMatchObject({
      'u-1': { of: 'agent', fileId: 'f-3' },
      'c-1': { of: 'agency', fileId: 'f-2', companyId: 'c-1' },
    });
    expect(
      Object.keys(living(await foldProjection(signatures, asLog([uploaded, ofAgency, replaced, deleted])))),
    ).toEqual(['c-1']);
  });
});
