import { NOTIFICATION_CODES_WORDED, notificationText } from './notification-wording.js';

describe('the words of a notification', () => {
  it.each(NOTIFICATION_CODES_WORDED)('%s names what it is given, and ends as a sentence', (code) => {
    const params = new Proxy({}, { get: (_, name) => `<${String(name)}>` });
    const { title, description } = notificationText(code, params);
    expect(title).toMatch(/^[A-Z][a-z ]+$/);
    // What happened to the own account has no other name.
    expect(description).toMatch(code.startsWith('SECURITY.') ? /^[A-Z].*\.$/ : /<\w+>.*\.$/);
    expect(description).not.toContain('someone');
  });

  it.each(NOTIFICATION_CODES_WORDED)('%s ends once, also after a name that ends in a period', (code) => {
    const params = new Proxy({}, { get: () => 'Brandt Co.' });
    expect(notificationText(code, params).description).not.toMatch(/\.\.(\s|$)/);
  });

  it('counts policies', () => {
    const of = { insured: 'Granite Peak', project: 'Riverside', number: '4711' };
    expect(notificationText('REQUEST.RESPONDED', { ...of, policies: 1 }).description).toBe(
      'Granite Peak answered request 4711 for Riverside with 1 policy.',
    );
    expect(notificationText('POLICIES.SHARED', { ...of, policies: 3 }).description).toBe(
      'Granite Peak shares 3 policies with you for Riverside.',
    );
  });

  it('survive a missing name and a code of a newer version', () => {
    expect(notificationText('POLICY.APPROVED', {}).description).toBe('someone approved someone.');
    for (const code of ['NEW.CODE', '__proto__', 'constructor'])
      expect(notificationText(code, {}).title).toBe('Notification');
  });
});
