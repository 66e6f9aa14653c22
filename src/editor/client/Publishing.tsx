import { useCallback, useEffect, useState } from 'react';
import type { Publishing as Found, Problem } from '../api.ts';
import { read } from './ask.ts';
import form from './form.module.css';
import css from './layout.module.css';

interface Props {
  said: string;
  choose: (file: string) => void;
  /** Takes out what is the sample person's. */
  clear: () => Promise<boolean>;
}

/** What the build would refuse or warn of, and how to publish once there is nothing. */
export function Publishing({ said, choose, clear }: Props) {
  const [found, setFound] = useState<Found>();
  const look = useCallback(() => read<Found>('publishing').then(setFound), []);
  useEffect(() => void look(), [look]);
  const clearAll = async () => {
    if (!confirm('Delete the sample person’s files and facts? What you changed stays.')) return;
    await clear();
    await look();
  };
  return (
    <>
      <h2 id="entry" tabIndex={-1}>
        Before you publish
      </h2>
      <p role="status" className={said ? form.warning : undefined}>
        {said}
      </p>
      {found ? <Answer found={found} choose={choose} clear={() => void clearAll()} /> : <p>Looking …</p>}
    </>
  );
}

const lineOf = ({ line, bodyLine }: Problem) =>
  bodyLine ? `Text, line ${bodyLine}: ` : line !== undefined && `line ${line}: `;

function Answer({ found, choose, clear }: { found: Found; choose: Props['choose']; clear: () => void }) {
  const { problems, hasSample, url } = found;
  const files = [...Map.groupBy(problems, ({ file }) => file)];
  const isError = ({ severity }: Problem) => severity !== 'warning';
  return (
    <>
      {hasSample && (
        <div className={css.told}>
          <p>Some of this is still the sample person’s, whom nobody publishes as themselves.</p>
          <button type="button" className={form.main} onClick={clear}>
            Take out what is the sample’s
          </button>
        </div>
      )}
      {files.map(([file, ofFile]) => (
        <section key={file} className={form.group}>
          <h3>{file}</h3>
          <ul>
            {ofFile.map((problem) => (
              <li key={`${problem.line} ${problem.message}`} className={isError(problem) ? form.error : form.warning}>
                {isError(problem) ? 'Error: ' : 'Warning: '}
                {lineOf(problem)}
                {problem.message}
              </li>
            ))}
          </ul>
          {/^content\/[^/]+\.(yaml|md|bib)$|^content\/(projects|experience)\/[^/]+\.md$/.test(file) && (
            <button type="button" className={form.small} onClick={() => choose(file)}>
              Open<span className="visually-hidden"> {file}</span>
            </button>
          )}
        </section>
      ))}
      {!problems.some(isError) && (
        <div className={css.told}>
          <h3>Nothing stands in the way</h3>
          <p>
            {url
              ? `The site will say that it stands at ${url}.`
              : 'Say in Site, under Address, where the site will stand: links that are shared need it.'}
          </p>
          <p>
            <code>npm run build</code> makes the site in the folder dist. deploy/README.md says how each host takes it.
          </p>
        </div>
      )}
    </>
  );
}
