import type { ReactNode } from 'react';

export type EditorScriptsProps = {
  /** Addresses of the editor's programs. */
  readonly editorScripts: readonly string[];
  /** What the editor finds in the page, by the id of its element. */
  readonly editorData: Readonly<Record<string, unknown>>;
};

/** The element by which Sitecore Pages knows that this site edits in metadata mode. */
const mark = 'jss-hrz-editing';

/** What Sitecore Pages has put into its page. @requirement O1 */
export function EditorScripts({ editorScripts, editorData }: EditorScriptsProps): ReactNode {
  return (
    <>
      {Object.entries({ ...editorData, [mark]: {} }).map(([id, data]) => (
        <script
          key={id}
          id={id}
          type="application/json"
          // The end of a script inside of it would end it.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
        />
      ))}
      {editorScripts.map((address) => (
        // The editor's own program runs before the page is hydrated, as it does elsewhere.
        // oxlint-disable-next-line nextjs/no-sync-scripts
        <script key={address} src={address} />
      ))}
    </>
  );
}
