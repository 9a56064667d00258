import type { ContentItem, Resolution, SavedContent, VersionConflict } from 'contract/console/content-items.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { PreviewLinkDialog } from '../preview/preview-link-dialog.tsx';
import { PublishDialog } from '../publication/publish-dialog.tsx';
import { VersionsDrawer } from '../versions/versions-drawer.tsx';
import { ConflictDialog, type Typed } from './conflict-dialog.tsx';

/** What is open above the editor. */
export type OpenDialog =
  | 'versions'
  | 'preview'
  | 'previewLink'
  | { publish: Locale[] | 'unpublished' }
  | { conflict: VersionConflict };

export function EditorDialog({
  item,
  version,
  dialog,
  language,
  typed,
  close,
  continueFromVersion,
  resolve,
}: {
  item: ContentItem;
  /** The one that the editor shows: somebody else may have saved since. */
  version: number;
  dialog: OpenDialog;
  language: Locale;
  typed: Typed;
  close: () => void;
  continueFromVersion: (draft: SavedContent) => void;
  resolve: (resolution: Resolution) => void;
}) {
  if (dialog === 'versions')
    return <VersionsDrawer item={item} close={close} continueFromVersion={continueFromVersion} />;
  if (dialog === 'preview') return <PreviewDialog item={item} language={language} close={close} />;
  if (dialog === 'previewLink') return <PreviewLinkDialog item={item} locale={language} close={close} />;
  if ('publish' in dialog) {
    const chosen = dialog.publish === 'unpublished' ? unpublished(item) : dialog.publish;
    // After a save the dialog may open before the item is read again, and then has to choose anew.
    return <PublishDialog key={item.version} item={{ ...item, version }} chosen={chosen} close={close} />;
  }
  return <ConflictDialog kind={item.kind} conflict={dialog.conflict} typed={typed} close={close} resolve={resolve} />;
}

/** Languages whose draft is not on the site as it is. */
function unpublished({ languages }: ContentItem): Locale[] {
  return localeNames.filter(
    (locale) =>
      languages[locale].state !== 'missing' && (languages[locale].state !== 'live' || languages[locale].hasNewerDraft),
  );
}
