import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { openUnsavedDrafts } from './parts/drafts/unsaved-drafts.ts';
import { createRouter } from './routes.tsx';
import { ConsoleRoot } from './shell/console-root.tsx';
import { loadStoredLanguage } from './text/language-choice.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no root');
openUnsavedDrafts();
await loadStoredLanguage();
createRoot(root).render(
  <StrictMode>
    <ConsoleRoot>
      <RouterProvider router={createRouter()} />
    </ConsoleRoot>
  </StrictMode>,
);
