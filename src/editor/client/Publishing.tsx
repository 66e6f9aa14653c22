import { useEffect, useState } from 'react';
import { isError } from '#base/problems.ts';
import type { Problem } from '../api.ts';
import type { Responses } from '../server/actions.ts';
import type { Editor } from './editor.ts';
import { problemsFor } from './fieldProblems.ts';
import { Coded, ProblemText } from './Problems.tsx';
import { act, errorResponse } from './request.ts';
import type { EditorState } from './state.ts';

interface Props {
  editor: Editor;
  state: EditorState;
}

export function Publishing({ editor, state }: Props) {
  const [found, setFound] = useState<Responses['publishing']>();
  useEffect(() => {
    act('publishing', {}).then(setFound, (error) => editor.showStatus(errorResponse(error).message));
  }, [editor]);
  return (
    <>
      <h2 id="entry" tabIndex={-1}>
        Before you publish
      </h2>
      {found?.hasSample && (
        <p className="notice">
          <Coded text="This is sample content. `npm run create -- --here` puts it aside, and begins with your name." />
        </p>
      )}
      {found ? <Report editor={editor} state={state} found={found} /> : !state.status.text && <p>Checking …</p>}
    </>
  );
}

function Report({ editor, state: { listing, unsavedFiles }, found }: Props & { found: Responses['publishing'] }) {
  const { problems, hasSample, url } = found;
  const message = 'has unsaved changes, which would not be published. Save or discard them.';
  const unsaved = unsavedFiles.map((file): Problem => ({ file, message, severity: 'error' }));
  const byFile = Map.groupBy([...unsaved, ...problems], ({ file }) => file);
  return (
    <>
      {[...byFile].map(([file, ofFile]) => (
        <section key={file}>
          <h3>{file}</h3>
          {problemsFor(ofFile, file).map((problem) => (
            <ProblemText key={problem.message} {...problem} />
          ))}
          {listing?.entries.some((entry) => entry.file === file) && (
            <button type="button" onClick={() => void editor.goTo(file)}>
              Open<span className="visually-hidden"> {file}</span>
            </button>
          )}
        </section>
      ))}
      {!hasSample && !unsavedFiles.length && !problems.some(isError) && (
        <div className="notice">
          <h3>Ready to publish</h3>
          <p>
            {url
              ? `The site URL is ${url}.`
              : 'Most hosts give the build the site URL. On your own server, set URL in Site.'}
          </p>
          <p>Only what you commit and push is published: README.md has the commands.</p>
        </div>
      )}
    </>
  );
}
