import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#shared/ui/button.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { plural } from '#shared/format/plural';
import { ExhibitEntries } from '../exhibit/exhibit-entries.js';
import { contractStart, entriesOf, isTaken, toggled, type ExhibitEntry } from '../exhibit/exhibit-entries.view.js';
import { useExhibitPage } from '../exhibit/exhibit-page.hook.js';
import { ExhibitSource } from '../exhibit/exhibit-source.js';
import { ExhibitText } from '../exhibit/exhibit-text.js';
import '../template.css';
import '../exhibit/exhibit.css';

/**
 * Reader: a requester with a contract. Question: what does its exhibit ask, and what of it becomes a template? Answer: the text with its
 * sentences marked, beside what was read of them. Main act: Continue in the editor. Nothing is saved here.
 */
export default function FromContractPage() {
  const navigate = useNavigate();
  const page = useExhibitPage();
  const { reading, changed } = page;
  const [lit, setLit] = useState<Pick<ExhibitEntry, 'sentence' | 'evidence'> | null>(null);
  const entries = reading ? entriesOf(reading) : [];
  const taken = entries.filter((entry) => isTaken(entry, changed)).length;
  const another = () => {
    setLit(null);
    page.another();
  };
  return (
    <div className="page template-page">
      <PageHeader
        sub="What the insurance exhibit of a contract asks becomes the draft of a template. You confirm each requirement."
        actions={
          reading ? (
            <>
              <Button type="button" onClick={another}>
                Other text
              </Button>
              <Button
                type="button"
                primary
                disabled={taken === 0}
                onClick={() => void navigate('/app/templates/new', { state: contractStart(reading, changed) })}
              >
                Continue in the editor
              </Button>
            </>
          ) : null
        }
      />
      {reading ? (
        <>
          <p className="sub" role="status">
            {plural(taken, 'requirement')} of {entries.length} taken over.
          </p>
          <div className="exhibit-columns">
            <ExhibitText reading={reading} lit={lit} />
            <ExhibitEntries
              reading={reading}
              entries={entries}
              changed={changed}
              onToggle={(entry) => page.decide(toggled(entry, entries, changed))}
              onLight={setLit}
            />
          </div>
        </>
      ) : (
        <ExhibitSource
          text={page.text}
          pending={page.pending}
          problem={page.problem}
          onType={page.type}
          onRead={page.read}
          onReading={page.begin}
        />
      )}
    </div>
  );
}
