import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textOf } from '../body.ts';
import { useEditing } from './use-editing.ts';

const saved = (version: number) => ({ id: '7', version, body: { title: { cn: `saved ${version}` } } });
const typed = { title: { cn: 'typed' } };

type EditorProps = { options?: Parameters<typeof useEditing>[2]; isTyping?: boolean };

/** Reads version 2 after version 1. Its state changes while it renders, so that it renders again. */
function Editor({ options, isTyping = false }: EditorProps) {
  const [version, setVersion] = useState(1);
  const { base, body, setBody } = useEditing('news', saved(version), options);
  if (version === 1) {
    if (isTyping) setBody(typed);
    setVersion(2);
  }
  return `${textOf(body, 'title', 'cn')} on version ${base.version}`;
}

function readAgain(props: EditorProps = {}): string {
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Editor {...props} />
    </QueryClientProvider>,
  );
}

it('shows what somebody else has saved, while nothing is typed', () => {
  expect(readAgain()).toBe('saved 2 on version 2');
});

it('keeps the version on which somebody types', () => {
  expect(readAgain({ isTyping: true })).toBe('typed on version 1');
});

it('does not change below a dialog, which publishes what was shown', () => {
  expect(readAgain({ options: { isCovered: true } })).toBe('saved 1 on version 1');
});

it('opens with what was typed before, as unsaved', () => {
  const unsaved = { base: { version: 1, body: saved(1).body }, body: typed };
  expect(readAgain({ options: { unsaved } })).toBe('typed on version 1');
});
