import { Link } from 'react-router-dom';
import { STARTING_TEMPLATES, type StartingTemplate } from '@covertrail/domain/compliance/starting-templates';
import { STARTING_TEMPLATE_WORDS } from '@covertrail/wording/compliance/starting-template-words';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';

interface StartPanelProps {
  readonly chosen: StartingTemplate | null;
  readonly onChoose: (start: StartingTemplate) => void;
}

/** Typical requirements to begin with. Choosing one fills in the editor below. */
export function StartPanel({ chosen, onChoose }: StartPanelProps) {
  return (
    <Panel title="Begin with typical requirements">
      <div className="panel-body">
        <ul className="template-starts">
          {STARTING_TEMPLATES.map((start) => (
            <li key={start}>
              <Button
                type="button"
                basic
                fluid
                aria-pressed={chosen === start}
                active={chosen === start}
                onClick={() => onChoose(start)}
              >
                <b>{STARTING_TEMPLATE_WORDS[start].name}</b>
                <span className="sub">{STARTING_TEMPLATE_WORDS[start].text}</span>
              </Button>
            </li>
          ))}
          <li>
            <Button as={Link} to="/app/templates/from-contract" basic fluid>
              <b>From a contract</b>
              <span className="sub">Read its insurance exhibit, and confirm each requirement</span>
            </Button>
          </li>
        </ul>
        <p className="sub">Choosing one replaces what is entered below. Change it as your contracts say.</p>
      </div>
    </Panel>
  );
}
