import { pathsOf } from './zip-entries.js';

const at = (name: string, folder = '', contentType = 'unknown') => ({ name, folder, contentType });

describe('the paths in a zip archive [C17]', () => {
  it('number a name that is there already, in whatever case', () =>
    expect(pathsOf([at('form.pdf'), at('Form.PDF'), at('form.pdf'), at('form.pdf', 'GL-1')])).toEqual([
      'form.pdf',
      'Form (2).PDF',
      'form (3).pdf',
      'GL-1/form.pdf',
    ]));

  it('end as the contents say', () =>
    expect(
      pathsOf([
        at('evil.html', '', 'application/pdf'),
        at('evil.pdf', '', 'application/pdf'),
        at('..', '', 'image/png'),
      ]),
    ).toEqual(['evil.pdf', 'evil (2).pdf', '_.png']));

  it('never lead out of the archive', () =>
    expect(pathsOf([at('../../etc/passwd'), at('..'), at('C:\\a.pdf'), at(''), at('a.pdf', '../x')])).toEqual([
      '__.._etc_passwd',
      '_',
      'C__a.pdf',
      '_ (2)',
      '__x/a.pdf',
    ]));
});
