import { furtherImports, type WrittenChunk } from './imported-at-once.js';

const chunk = (fileName: string, ...imports: string[]): WrittenChunk => ({ fileName, imports });

describe('what a file that is loaded later imports by itself', () => {
  const entry = chunk('entry.js', 'react.js');
  const chunks = [entry, chunk('react.js'), chunk('form.js', 'rules.js'), chunk('rules.js', 'words.js', 'react.js')];
  const further = (...imports: string[]) => furtherImports(chunk('page.js', ...imports), chunks, entry);

  it('is what its imports need, at any depth, and not what the entry has loaded', () => {
    expect(further('form.js')).toEqual(['rules.js', 'words.js']);
  });

  it('is nothing twice', () => {
    expect(further('form.js', 'rules.js')).toEqual(['words.js']);
    expect(further()).toEqual([]);
  });
});
