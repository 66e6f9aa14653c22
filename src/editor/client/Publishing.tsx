import { useCallback, useEffect, useState } from 'react';
import { isError, sentenceOf } from '#base/problems.ts';
import type { ListEntry, Problem, PublishReport } from '../api.ts';
import type { Editor } from './editor.ts';
import form from './form.module.css';
import layout from './layout.module.css';
import { errorResponse, read } from './request.ts';
import type { EditorState } from './state.ts';

interface Props {
  editor: Editor;
  state: EditorState;
}

/** What the build would reject or warn about, and how to publish. */
export function Publishing({ editor, state: { status, listing, unsavedFiles } }: Props) {
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
      {found?.hasSample && (
        <SampleRemoval
          remove={(name) =>
            void editor.change('removeSample', { name }, { where: 'publishing', needs: () => true }).then(look)
          }
        />
      )}
      {found ? (
        <Report
          found={found}
          entries={listing?.entries ?? []}
          unsaved={[...unsavedFiles]}
          choose={(file) => void editor.choose(file)}
        />
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

/** A field is named in the sentence, and has no line in its form. */
const linePrefix = ({ line, bodyLine, path }: Problem) =>
  bodyLine ? `Text, line ${bodyLine}: ` : line !== undefined && !path?.length && `line ${line}: `;

const unknownUrl = (hasHost: boolean) =>
  hasHost
    ? 'Your host gives the build the site URL.'
    : 'On your own server, set URL in Site to the site URL. Vercel, Netlify, Cloudflare Pages and GitHub Pages need none.';

interface ReportProps {
  found: PublishReport;
  /** The files that can be opened. */
  entries: readonly ListEntry[];
  /** The files with unsaved changes, which the build doesn't have yet. */
  unsaved: readonly string[];
  choose: (file: string) => void;
}

function Report({ found, entries, unsaved, choose }: ReportProps) {
  const { problems, hasSample, url, hasHost } = found;
  const files = [...Map.groupBy(problems, ({ file }) => file)];
  const open = (file: string) =>
    entries.some((entry) => entry.file === file) && (
      <button type="button" className={form.small} onClick={() => choose(file)}>
        Open<span className="visually-hidden"> {file}</span>
      </button>
    );
  return (
    <>
      {unsaved.map((file) => (
        <section key={file} className={form.group}>
          <h3>{file}</h3>
          <p className={form.error}>Has unsaved changes, which would not be published. Save or discard them.</p>
          {open(file)}
        </section>
      ))}
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
          {open(file)}
        </section>
      ))}
      {!hasSample && !unsaved.length && !problems.some(isError) && (
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
