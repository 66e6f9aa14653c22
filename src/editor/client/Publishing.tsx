import { useEffect, useState } from 'react';
import { isError, sentenceOf } from '#base/problems.ts';
import type { Problem, PublishReport } from '../api.ts';
import type { Editor } from './editor.ts';
import { Coded } from './Problems.tsx';
import { errorResponse, read } from './request.ts';
import type { EditorState } from './state.ts';

interface Props {
  editor: Editor;
  state: EditorState;
}

export function Publishing({ editor, state }: Props) {
  const [found, setFound] = useState<PublishReport>();
  useEffect(() => {
    read<PublishReport>('publishing').then(setFound, (error) => editor.showStatus(errorResponse(error).message));
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

/** Returns a problem in a sentence. A field is named in it, and has no line in its form. */
function textOf(problem: Problem): string {
  const { line, bodyLine, path, severity } = problem;
  const place = bodyLine ? `Text, line ${bodyLine}: ` : line && !path?.length ? `line ${line}: ` : '';
  return (severity === 'warning' ? 'Warning: ' : 'Error: ') + place + sentenceOf(problem);
}

function Report({ editor, state: { listing, unsavedFiles }, found }: Props & { found: PublishReport }) {
  const { problems, hasSample, url } = found;
  const unsaved = 'Error: Has unsaved changes, which would not be published. Save or discard them.';
  const files = [
    ...unsavedFiles.map((file) => [file, [unsaved]] as const),
    ...[...Map.groupBy(problems, ({ file }) => file)].map(([file, of]) => [file, of.map(textOf)] as const),
  ];
  return (
    <>
      {files.map(([file, texts]) => (
        <section key={file + texts[0]}>
          <h3>{file}</h3>
          <ul>
            {texts.map((text) => (
              <li key={text} className={text.startsWith('Error') ? 'error' : 'warning'}>
                {text}
              </li>
            ))}
          </ul>
          {listing?.entries.some((entry) => entry.file === file) && (
            <button type="button" onClick={() => void editor.goTo({ file })}>
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
          <p>Only committed files are published. See README.md for the first time. After each change, run</p>
          <pre>
            <code>{'git add --all\ngit commit --message "Update the site"\ngit push'}</code>
          </pre>
        </div>
      )}
    </>
  );
}
