import { pathsOf } from './zip-entries.js';

const at = (name: string, folder = '') => ({ name, folder });

describe('the paths in a zip archive [C17]', () => {
  it('number a name that is there already, in whatever case', () =>
    expect(pathsOf([at('form.pdf'), at('Form.PDF'), at('form.pdf'), at('form.pdf', 'GL-1')])).toEqual(['form.pdf', 'Form (2).PDF', 'form (3).pdf', 'GL-1/form.pdf']));

  it('never lead out of the archive', () =>
    expect(pathsOf([at('../../etc/passwd'), at('..'), at('C:\\a.pdf'), at(''), at('a.pdf', '../x')])).toEqual(['__.._etc_passwd', '_', 'C__a.pdf', '_ (2)', '__x/a.pdf']));
});
