import type { DomainEvent } from '@covertrail/domain/kernel/event';
import type { CoverageRequested } from '@covertrail/domain/request/request.contract';
import type { SignUpCompleted, SignUpRequested } from '@covertrail/domain/registration/registration.contract';
import type {
  UserPhotoChanged,
  UserPhotoRemoved,
  UserProfileChanged,
  UserRegistered,
} from '@covertrail/domain/user/user.contract';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { people } from './people.projection.js';

const dana: UserRegistered = {
  type: 'UserRegistered',
  data: { userId: 'u-1', firstName: 'Dana', lastName: 'Okafor', email: 'Dana@Meridian.example' },
};
const changed: UserProfileChanged = {
  type: 'UserProfileChanged',
  data: { userId: 'u-1', firstName: 'Dana', lastName: 'Lindt', phone: '303 555 0100' },
};
const invitation = (inviteeId: string | undefined) =>
  ({
    type: 'CoverageRequested',
    data: {
      requestId: 'r-1',
      requesterId: 'c-1',
      insuredId: null,
      ...(inviteeId ? { inviteeId, inviteeEmail: 'new@supplier.example' } : {}),
    },
  }) as unknown as CoverageRequested;

const signUp = { registrationId: 'p-8', signUpId: 's-1' };
const signingUp: SignUpRequested = {
  type: 'SignUpRequested',
  data: { ...signUp, email: 'Nora@Granite.example', isTaken: false, requestedAt: '2026-11-28T08:30:00.000Z' },
};
const signedUp: SignUpCompleted = {
  type: 'SignUpCompleted',
  data: { ...signUp, userId: 'u-2', companyId: 'c-2', founded: true },
};

const photographed: UserPhotoChanged = {
  type: 'UserPhotoChanged',
  data: { userId: 'u-1', photo: { fileId: 'f-1', sha256: 'a', contentType: 'image/png', bytes: 9 } },
};

describe('people', () => {
  itIsAFold(people, asLog([dana, photographed, changed, invitation('p-9'), signingUp, signedUp]));

  it('knows where to write to whoever signs up, until the address is proved [A09]', async () => {
    const waiting = living(await foldProjection(people, asLog([signingUp])));
    expect(waiting['p-8']).toMatchObject({ email: 'Nora@Granite.example', domain: 'granite.example', firstName: '' });
    expect(living(await foldProjection(people, asLog([signingUp, signedUp])))).toEqual({});
  });

  it('shows the photo that a person has, also after other changes [I01]', async () => {
    const removed: UserPhotoRemoved = { type: 'UserPhotoRemoved', data: { userId: 'u-1' } };
    const after = async (...log: Parameters<typeof asLog>[0]) =>
      living(await foldProjection(people, asLog(log)))['u-1'];
    expect(await after(dana)).toMatchObject({ photoId: null });
    expect(await after(dana, photographed, changed)).toMatchObject({ photoId: 'f-1' });
    expect(await after(dana, photographed, removed)).toMatchObject({ photoId: null });
  });

  it('knows users by name and e-mail, folded for search', async () => {
    const documents = living(await foldProjection(people, asLog([dana])));
    expect(documents['u-1']).toMatchObject({
      firstName: 'Dana',
      phone: null,
      searched: 'dana okafor dana@meridian.example',
    });
  });

  it('follows what people change of themselves, and keeps their e-mail [I01]', async () => {
    const documents = living(await foldProjection(people, asLog([dana, changed])));
    expect(documents['u-1']).toEqual({
      id: 'u-1',
      firstName: 'Dana',
      lastName: 'Lindt',
      email: 'Dana@Meridian.example',
      phone: '303 555 0100',
      photoId: null,
      domain: 'meridian.example',
      searched: 'dana lindt dana@meridian.example',
      bookOwnerId: '',
      bookWords: '',
    });
  });

  it('knows an invited person by e-mail alone, and nobody for a request to a company', async () => {
    const documents = living(await foldProjection(people, asLog([invitation('p-9'), invitation(undefined)])));
    expect(Object.keys(documents)).toEqual(['p-9']);
    expect(documents['p-9']).toMatchObject({ email: 'new@supplier.example', firstName: '' });
  });

  it('of an address book are found by contact and e-mail, by the owner of the book alone [F06]', async () => {
    const entry = { contactId: 'x-1', requesterId: 'c-1', contactName: 'Ines Calder', email: 'Risk@Granite.example' };
    const added: DomainEvent = {
      type: 'SupplierContactAdded',
      data: { ...entry, phone: '', ccEmails: 'office@granite.example', importId: null },
    };
    expect(living(await foldProjection(people, asLog([added])))['x-1']).toMatchObject({
      searched: '',
      bookOwnerId: 'c-1',
      bookWords: 'ines calder risk@granite.example office@granite.example',
    });
  });
});
