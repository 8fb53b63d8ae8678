import { signOnFrom } from './sign-on-config.js';

const PROVIDER = {
  name: 'Meridian Builders',
  issuer: 'https://sign-on.meridian.example',
  clientId: 'covertrail',
  clientSecret: 'a secret of tests',
  domains: ['Meridian.example'],
};
const from = (...providers: object[]) => signOnFrom({ COVERTRAIL_SSO_PROVIDERS: JSON.stringify(providers) });

describe('the providers of single sign-on in the configuration [A05]', () => {
  it('are none where nothing is set', () => expect(signOnFrom({})).toEqual([]));

  it('have domains in lower case, require nothing and believe `email_verified` unless they say otherwise', () => {
    expect(from(PROVIDER)).toEqual([
      {
        ...PROVIDER,
        key: 'provider-1',
        domains: ['meridian.example'],
        isRequired: false,
        amsName: null,
        verifiedBy: 'email_verified',
      },
    ]);
    expect(from({ ...PROVIDER, required: true, verifiedBy: 'xms_edov', amsName: 'Sagitta' })).toMatchObject([
      { isRequired: true, verifiedBy: 'xms_edov', amsName: 'Sagitta' },
    ]);
  });

  it.each([
    ['needs a name and a clientId', { name: '' }],
    ['needs an issuer that begins with https://', { issuer: 'http://sign-on.meridian.example' }],
    ['needs an issuer that begins with https://', { issuer: '/dev/sign-on' }],
    ['needs domains', { domains: [] }],
    ['needs domains', { domains: ['dana@meridian.example'] }],
    ['has a verifiedBy other than', { verifiedBy: 'email' }],
    ['has a required other than', { required: 'yes' }],
    ['has a field that nobody reads, "secret"', { secret: 'x' }],
  ])('are refused: a provider %s', (problem, wrong) => {
    expect(() => from({ ...PROVIDER, ...wrong })).toThrow(problem);
  });

  it('are refused where two speak for one domain, and quote no secret where they are no JSON', () => {
    expect(() => from(PROVIDER, { ...PROVIDER, name: 'Other' })).toThrow('two providers for the domain');
    expect(() => signOnFrom({ COVERTRAIL_SSO_PROVIDERS: '[{"clientSecret": "hush"' })).toThrow(/^(?!.*hush)/);
  });
});
