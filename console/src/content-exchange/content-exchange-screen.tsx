import { holdsPermission } from 'contract/console/permissions.ts';
import { NoPermission } from '../parts/loading/no-permission.tsx';
import { PageHeader } from '../parts/layout/page-header.tsx';
import { Screen } from '../shell/screen.tsx';
import { useSession } from '../shell/session.tsx';
import { useTexts } from '../text/use-language.ts';
import styles from './content-exchange.module.css';
import { ExportPanel } from './export-panel.tsx';
import { ImportBar } from './import-bar.tsx';
import { ImportPanel } from './import-panel.tsx';
import { ImportPreview } from './import-preview.tsx';
import { useImport } from './use-import.ts';

/** Export of content by kind, and import with a preview of what would change. */
export function ContentExchangeScreen() {
  const { contentExchange, shell } = useTexts();
  const { permissions } = useSession();
  const [mayExport, mayImport] = [
    holdsPermission(permissions, 'content:exchange:export'),
    holdsPermission(permissions, 'content:exchange:import'),
  ];
  const importing = useImport();
  const { preview } = importing;
  return (
    <Screen
      help={{ screen: 'exchange' }}
      breadcrumbs={[{ label: shell.groups.content }, { label: contentExchange.title }]}
      footer={preview === undefined ? null : <ImportBar importing={importing} />}
    >
      <PageHeader title={contentExchange.title} note={contentExchange.note} />
      {mayExport || mayImport ? null : <NoPermission />}
      {preview === undefined ? (
        <div className={styles.panels}>
          {mayImport ? <ImportPanel importing={importing} /> : null}
          {mayExport ? <ExportPanel /> : null}
        </div>
      ) : (
        <ImportPreview importing={importing} preview={preview} />
      )}
    </Screen>
  );
}
