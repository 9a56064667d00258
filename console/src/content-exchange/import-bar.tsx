import { Button } from 'antd';
import { SaveBar } from '../parts/layout/save-bar.tsx';
import { useTexts } from '../text/use-language.ts';
import type { Importing } from './use-import.ts';

/** Imports the ticked items, or goes back to another file. */
export function ImportBar({ importing }: { importing: Importing }) {
  const { contentExchange } = useTexts();
  const { applied, choices, isApplying, apply, close, file, read, progress, problem } = importing;
  const note =
    applied === undefined
      ? (problem ?? (choices.size === 0 ? contentExchange.nothingChosen : contentExchange.chosen(choices.size)))
      : contentExchange.applied(applied.created, applied.changed);
  return (
    <SaveBar state={applied === undefined ? (isApplying ? 'saving' : 'unsaved') : 'saved'} note={note}>
      {applied === undefined ? (
        <Button
          type="text"
          disabled={file === undefined || isApplying}
          loading={progress !== undefined}
          onClick={() => file && read(file)}
        >
          {contentExchange.previewAgain}
        </Button>
      ) : null}
      <Button disabled={isApplying} onClick={close}>
        {contentExchange.anotherFile}
      </Button>
      {applied === undefined ? (
        <Button type="primary" disabled={choices.size === 0} loading={isApplying} onClick={apply}>
          {contentExchange.apply(choices.size)}
        </Button>
      ) : null}
    </SaveBar>
  );
}
