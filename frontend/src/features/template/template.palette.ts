import { createTemplate, templateList } from '@covertrail/contracts/template/template.calls';
import { BookCheck } from 'lucide-react';
import { viewQuery } from '#shared/api/call-request';
import { MOST_OF_A_KIND, paletteSource, type PaletteParts } from '#shared/palette/palette-source';

const templates = paletteSource({
  key: 'templates',
  title: 'Policy templates',
  icon: BookCheck,
  needs: [templateList],
  queryOf: (keyword) => viewQuery(templateList, { query: { keyword, size: MOST_OF_A_KIND } }),
  entriesOf: (rows) => rows.map(({ id, name }) => ({ to: `/app/templates/${id}`, title: name })),
});

export const parts: PaletteParts = {
  acts: [{ to: '/app/templates/new', title: 'New template', needs: [createTemplate] }],
  sources: [templates],
};
