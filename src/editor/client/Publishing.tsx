import { useCallback, useEffect, useState } from 'react';
import { isError, sentenceOf } from '../../base/problems.ts';
import type { ListEntry, Problem, PublishReport } from '../api.ts';
import type { Editor } from './editor.ts';
import form from './form.module.css';
import layout from './layout.module.css';
import { errorResponse, read } from './request.ts';
import { UndoButton } from './SaveStatus.tsx';
import type { EditorState } from './store.ts';

interface Props {
  editor: Editor;
  state: EditorState;
}

/** What the build would reject or warn about, and how to publish. */
export function Publishing({ editor, state: { status, listing } }: Props) {
  const [found, setFound] = useState<PublishReport>();
  const look = useCallback(
    () => read<PublishReport>('publishing').then(setFound, (error) => editor.showStatus(errorResponse(error).message)),
    [editor],
  );
  useEffect(() => void look(), [look]);
  return (
    <>
      <h2 id="entry" tabIndex={-1}>
        Before you publish
      </h2>
      <p role="status" className={status.text ? form.warning : undefined}>
        {status.text}
      </p>
      <UndoButton change={status.undo} undo={(change) => void editor.undo(change)} />
      {found?.hasSample && (
        <SampleRemoval remove={(name) => void editor.change('removeSample', { name }, 'publishing').then(look)} />
      )}
      {found ? (
        <Report found={found} entries={listing?.entries ?? []} choose={(file) => void editor.choose(file)} />
      ) : (
        !status.text && <p>Checking …</p>
      )}
    </>
  );
}

function SampleRemoval({ remove }: { remove: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <form
      className={layout.notice}
      onSubmit={(event) => {
        event.preventDefault();
        remove(name);
      }}
    >
      <p>
        This is sample content. Replace it with your own before publishing. The old files are kept in another folder.
      </p>
      <label>
        Your name
        <input className={form.short} required value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="submit" className={form.main}>
        Remove sample content
      </button>
    </form>
  );
}

const linePrefix = ({ line, bodyLine }: Problem) =>
  bodyLine ? `Text, line ${bodyLine}: ` : line !== undefined && `line ${line}: `;

const unknownUrl = (hasHost: boolean) =>
  hasHost
    ? 'Your host gives the build the site URL.'
    : 'On your own server, set URL in Site to the site URL. Vercel, Netlify, Cloudflare Pages and GitHub Pages need none.';

interface ReportProps {
  found: PublishReport;
  /** The files that can be opened. */
  entries: readonly ListEntry[];
  choose: (file: string) => void;
}

function Report({ found, entries, choose }: ReportProps) {
  const { problems, hasSample, url, hasHost } = found;
  const files = [...Map.groupBy(problems, ({ file }) => file)];
  return (
    <>
      {files.map(([file, ofFile]) => (
        <section key={file} className={form.group}>
          <h3>{file}</h3>
          <ul>
            {ofFile.map((problem) => (
              <li key={`${problem.line} ${sentenceOf(problem)}`} className={form[problem.severity]}>
                {isError(problem) ? 'Error: ' : 'Warning: '}
                {linePrefix(problem)}
                {sentenceOf(problem)}
              </li>
            ))}
          </ul>
          {entries.some((entry) => entry.file === file) && (
            <button type="button" className={form.small} onClick={() => choose(file)}>
              Open<span className="visually-hidden"> {file}</span>
            </button>
          )}
        </section>
      ))}
      {!hasSample && !problems.some(isError) && (
        <div className={layout.notice}>
          <h3>Ready to publish</h3>
          <p>{url ? `The site URL is ${url}.` : unknownUrl(hasHost)}</p>
          <p>Only committed files are published. See README.md for the first time. After each change, run</p>
          <pre>
            <code>{'git add --all\ngit commit --message "Update the site"\ngit push'}</code>
          </pre>
        </div>
      )}
    </>
  );
}
