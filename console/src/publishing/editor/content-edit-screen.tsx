import type { ContentKind } from 'contract/console/content-kinds.ts';
import { listPaths } from 'contract/console/content-list-paths.ts';
import { mayUseContent } from 'contract/console/content-rights.ts';
import { getContent } from 'contract/console/publishing.ts';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { definitionOf } from '../../content-kinds/kinds.ts';
import { useRead } from '../../gateway/use-read.ts';
import { LoadingOrError } from '../../parts/loading/loading-or-error.tsx';
import { NoPermission } from '../../parts/loading/no-permission.tsx';
import { groupOfPath } from '../../shell/navigation.ts';
import { Screen } from '../../shell/screen.tsx';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import { hasRichText } from '../body.ts';
import { preloadRichText } from '../rich-text/deferred-rich-text.tsx';
import { ContentEditor } from './content-editor.tsx';

/** The editor of an item: `new`, or one that is read first. */
export function ContentEditScreen({ kind }: { kind: ContentKind }) {
  const { id = 'new' } = useParams();
  const { publishing, shell } = useTexts();
  const { permissions } = useSession();
  const isNew = id === 'new';
  useEffect(() => {
    if (hasRichText(kind)) preloadRichText();
  }, [kind]);
  const { data, failure, retry } = useRead(getContent, { kind, id }, { enabled: !isNew });
  const mayCreate = mayUseContent(definitionOf(kind).lifecycle, 'edit', permissions);
  if (isNew && mayCreate) return <ContentEditor key="new" kind={kind} item={undefined} />;
  // A response of another item may still be shown while this one loads.
  if (!isNew && data?.data.id === id) return <ContentEditor key={id} kind={kind} item={data.data} />;
  return (
    <Screen
      help={{ editor: kind }}
      breadcrumbs={[
        { label: shell.groups[groupOfPath(listPaths[kind])] },
        { label: publishing.kinds[kind], to: listPaths[kind] },
        { label: isNew ? publishing.newItem : id },
      ]}
    >
      {isNew ? <NoPermission /> : <LoadingOrError failure={failure} retry={retry} />}
    </Screen>
  );
}
